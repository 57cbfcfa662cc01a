/// Which cell of a grid is selected, and which cells showed last.
public struct GridState: Hashable, Sendable {
    /// An index into the grid's cells; it may be past the end of a grid that has fewer now.
    public private(set) var selection = 0
    private(set) var shownCells = 0..<0
    private var columns = 1

    /// The first cell is selected.
    public init() {}

    /// Where the grid begins to show, unless the selection makes it move.
    public var firstShownCell: Int { shownCells.lowerBound }

    /// The selection in a grid of `count` cells; nil where there are none.
    public func selection(in count: Int) -> Int? {
        count > 0 ? min(selection, count - 1) : nil
    }

    /// Remembers which cells drawing showed, so that the grid stays where it is and a page has its height.
    public mutating func didShow(_ cells: Range<Int>) {
        shownCells = cells
    }

    /// Remembers how many cells stood side by side.
    public mutating func didShow(columns: Int) {
        self.columns = max(1, columns)
    }

    /// Selects a cell in a grid of `count` cells; nothing happens out of range.
    ///
    /// - Returns: Whether it was selected already.
    public mutating func select(_ index: Int, count: Int) -> Bool {
        guard (0..<count).contains(index) else { return false }
        defer { selection = index }
        return selection(in: count) == index
    }

    /// Stays with the cells that it was at, after those of a grid of `count` cells have got other places.
    ///
    /// - Parameter newIndex: Where the cell of that index is now.
    public mutating func move(count: Int, _ newIndex: (Int) -> Int) {
        let first = newIndex(min(shownCells.lowerBound, max(0, count - 1)))
        if let selected = selection(in: count) { selection = newIndex(selected) }
        shownCells = first..<first + shownCells.count
    }

    /// Moves the selection in a grid of `count` cells as `key` says.
    ///
    /// - Returns: Whether the key was one for a grid.
    public mutating func handle(_ key: Key, count: Int) -> Bool {
        guard let step = step(for: key) else { return false }
        let current = selection(in: count) ?? 0
        let last = max(0, count - 1)
        // Up and down keep to their column, but for the last row, which may end before it.
        let isInFirstRow = current < columns
        let isInLastRow = current / columns == last / columns
        guard !(step < -1 && isInFirstRow && key != .home), !(step > 1 && isInLastRow && key != .end) else {
            return true
        }
        selection = current + min(max(step, -current), last - current)
        return true
    }

    private func step(for key: Key) -> Int? {
        // One row of the page before stays in sight.
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
