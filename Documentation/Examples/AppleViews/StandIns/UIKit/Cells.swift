/// Not in UIKit: a cell that a table or a collection reuses.
@MainActor protocol ReusableCell: AnyObject {
    var reuseIdentifier: String? { get }
    func prepareForReuse()
}

/// Not in UIKit: the visible cells of a table or a collection, and the cells for reuse.
@MainActor final class Cells<Cell: ReusableCell> {
    private(set) var shown: [IndexPath: Cell] = [:]
    /// Returns the number of cells in a section; set by the data source, like `make`.
    var count: (_ section: Int) -> Int = { _ in 0 }
    var make: (IndexPath) -> Cell? = { _ in nil }
    private var unused: [String: [Cell]] = [:]
    private var isLayingOut = false
    private var reconfigured: Cell?

    /// Returns the cell that is being reconfigured, a cell prepared for reuse, or a new cell.
    func dequeue(_ identifier: String, make: () -> Cell) -> Cell {
        precondition(isLayingOut, "a cell is dequeued although the data source was not asked for one")
        if let reconfigured { return reconfigured }
        guard let cell = unused[identifier]?.popLast() else { return make() }
        cell.prepareForReuse()
        return cell
    }

    func show(_ path: IndexPath, willDisplay: (Cell) -> Void) -> Cell? {
        if shown[path] == nil, path.item < count(path.section) { layOut(path, willDisplay) }
        return shown[path]
    }

    /// Keeps the cells of remaining items, and configures the cells at `paths` again.
    func update(_ paths: [IndexPath], _ newPath: (IndexPath) -> IndexPath?) {
        precondition(!isLayingOut, "a snapshot is applied while cells are made or shown")
        recycle(unless: newPath)
        for path in paths where shown[path] != nil { layOut(path) { _ in } }
    }

    func recycle(unless newPath: (IndexPath) -> IndexPath? = { _ in nil }) {
        let old = shown.sorted { $0.key < $1.key }
        shown = [:]
        for (path, cell) in old {
            if let path = newPath(path) {
                shown[path] = cell
            } else {
                unused[cell.reuseIdentifier ?? "", default: []].append(cell)
            }
        }
    }

    private func layOut(_ path: IndexPath, _ willDisplay: (Cell) -> Void) {
        isLayingOut = true
        reconfigured = shown[path]
        guard let cell = make(path) else { preconditionFailure("the cell provider returned no cell") }
        reconfigured = nil
        shown[path] = cell
        willDisplay(cell)
        isLayingOut = false
    }
}
