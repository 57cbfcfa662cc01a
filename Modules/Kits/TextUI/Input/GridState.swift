/// The state of a grid: the selected cell, and the cells visible in the last drawing.
public struct GridState: Hashable, Sendable {
    /// The index of the selected cell, which may be past the end if the grid has fewer cells now.
    public private(set) var selection = 0
    private(set) var shownCells = 0..<0
    private var columns = 1

    /// Creates a state with the first cell selected.
    public init() {}

    /// The first cell to show, unless the selection makes the grid scroll.
    public var firstShownCell: Int { shownCells.lowerBound }

    /// Returns the selection in a grid of `count` cells; nil if `count` is 0.
    public func selection(in count: Int) -> Int? {
        count > 0 ? min(selection, count - 1) : nil
    }

    /// Remembers the visible cells, so that the grid keeps its scroll position and knows the height of a page.
    public mutating func didShow(_ cells: Range<Int>) {
        shownCells = cells
    }

    /// Remembers the number of columns.
    public mutating func didShow(columns: Int) {
        self.columns = max(1, columns)
    }

    /// Selects the cell at `index` in a grid of `count` cells, unless the index is out of range.
    ///
    /// - Returns: Whether the cell was already selected.
    public mutating func select(_ index: Int, count: Int) -> Bool {
        guard (0..<count).contains(index) else { return false }
        defer { selection = index }
        return selection(in: count) == index
    }

    /// Updates the indices of the selected and the first visible cell after the `count` cells of a grid have moved.
    ///
    /// `newIndex` maps the old index of a cell to its new index.
    public mutating func move(count: Int, _ newIndex: (Int) -> Int) {
        let first = newIndex(min(shownCells.lowerBound, max(0, count - 1)))
        if let selected = selection(in: count) { selection = newIndex(selected) }
        shownCells = first..<first + shownCells.count
    }

    /// Handles a key that moves the selection in a grid of `count` cells.
    ///
    /// - Returns: Whether the key is one that a grid handles.
    public mutating func handle(_ key: Key, count: Int) -> Bool {
        guard let step = step(for: key) else { return false }
        let current = selection(in: count) ?? 0
        let last = max(0, count - 1)
        // Up and down keep the column, unless the last row is too short.
        let isInFirstRow = current < columns
        let isInLastRow = current / columns == last / columns
        guard !(step < -1 && isInFirstRow && key != .home), !(step > 1 && isInLastRow && key != .end) else {
            return true
        }
        selection = current + min(max(step, -current), last - current)
        return true
    }

    private func step(for key: Key) -> Int? {
        // One row of the previous page stays visible.
        let page = max(1, shownCells.count / columns - 1) * columns
        return switch key {
        case .left: -1
        case .right: 1
        case .up, .scrollUp: -columns
        case .down, .scrollDown: columns
        case .pageUp: -page
        case .pageDown: page
        case .home: -.max
        case .end: .max
        default: nil
        }
    }
}
