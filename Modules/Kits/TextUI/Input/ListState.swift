/// Which row of a list is selected, and which rows showed last.
public struct ListState: Hashable, Sendable {
    /// An index into the list's rows; it may be past the end of a list that has become shorter.
    public private(set) var selection = 0
    private(set) var shownRows = 0..<0

    /// The first row is selected.
    public init() {}

    /// The selection in a list of `count` rows; nil where there are none.
    public func selection(in count: Int) -> Int? {
        count > 0 ? min(selection, count - 1) : nil
    }

    /// Remembers what drawing reported, so that the list stays where it is and a page has its height.
    public mutating func didShow(_ rows: Range<Int>) {
        shownRows = rows
    }

    /// Selects the row of that index.
    public mutating func select(_ index: Int) {
        selection = max(0, index)
    }

    /// Selects a row in a list of `count` rows; nothing happens out of range.
    ///
    /// - Returns: Whether it was selected already.
    public mutating func select(_ index: Int, count: Int) -> Bool {
        guard (0..<count).contains(index) else { return false }
        defer { selection = index }
        return selection(in: count) == index
    }

    /// Stays with the selected row, after those of a list of `count` rows have got other places.
    ///
    /// - Parameter newIndex: Where the row of that index is now.
    public mutating func move(count: Int, _ newIndex: (Int) -> Int) {
        if let selected = selection(in: count) { selection = newIndex(selected) }
    }

    /// Moves the selection in a list of `count` rows as `key` says.
    ///
    /// - Returns: Whether the key was one for a list.
    public mutating func handle(_ key: Key, count: Int) -> Bool {
        guard let step = step(for: key) else { return false }
        let current = selection(in: count) ?? 0
        selection = max(0, current + min(step, max(1, count) - 1 - current))
        return true
    }

    private func step(for key: Key) -> Int? {
        switch key {
        case .up: -1
        case .down: 1
        // One row of the page before stays in sight.
        case .pageUp: -max(1, shownRows.count - 1)
        case .pageDown: max(1, shownRows.count - 1)
        case .home: -.max
        case .end: .max
        case .scrollUp: -3
        case .scrollDown: 3
        default: nil
        }
    }
}
