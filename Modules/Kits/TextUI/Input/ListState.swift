/// The state of a list: the selected row, and the rows visible in the last drawing.
public struct ListState: Hashable, Sendable {
    /// The index of the selected row, which may be past the end if the list has become shorter.
    public private(set) var selection = 0 {
        didSet { if selection != oldValue { detailPage = 0 } }
    }
    /// The visible page of a long text below the rows.
    ///
    /// After the last page comes the first.
    private var detailPage = 0
    private(set) var shownRows = 0..<0
    /// Whether the selection is fixed, because the screen passes no keys on to this state.
    public var isFixed = false

    /// Creates a state with the first row selected.
    public init() {}

    /// Returns the selection in a list of `count` rows; nil if `count` is 0.
    public func selection(in count: Int) -> Int? {
        count > 0 ? min(selection, count - 1) : nil
    }

    /// Remembers the visible rows, so that the list keeps its scroll position and knows the height of a page.
    public mutating func didShow(_ rows: Range<Int>) {
        shownRows = rows
    }

    /// Selects the row at `index`; a negative index counts as 0.
    public mutating func select(_ index: Int) {
        selection = max(0, index)
    }

    /// Selects the row at `index` in a list of `count` rows, unless the index is out of range.
    ///
    /// - Returns: Whether the row was already selected.
    public mutating func select(_ index: Int, count: Int) -> Bool {
        guard (0..<count).contains(index) else { return false }
        defer { selection = index }
        return selection(in: count) == index
    }

    /// Updates the index of the selected row after the `count` rows of a list have moved.
    ///
    /// `newIndex` maps the old index of a row to its new index.
    public mutating func move(count: Int, _ newIndex: (Int) -> Int) {
        if let selected = selection(in: count) { selection = newIndex(selected) }
    }

    /// Returns the scroll position of the text below the rows.
    func detailScroll(lineCount: Int, height: Int) -> ScrollState {
        let pages = (lineCount + height - 1) / height
        return ScrollState(offset: (detailPage % pages + pages) % pages * height)
    }

    /// Handles a key that moves the selection in a list of `count` rows, or turns the pages of the text below the rows.
    ///
    /// - Returns: Whether the key is one that a list handles.
    public mutating func handle(_ key: Key, count: Int) -> Bool {
        switch key {
        case .left: detailPage -= 1
        case .right: detailPage += 1
        default: return move(key, count: count)
        }
        return true
    }

    private mutating func move(_ key: Key, count: Int) -> Bool {
        guard let step = step(for: key) else { return false }
        let current = selection(in: count) ?? 0
        selection = max(0, current + min(step, max(1, count) - 1 - current))
        return true
    }

    private func step(for key: Key) -> Int? {
        switch key {
        case .up: -1
        case .down: 1
        // One row of the previous page stays visible.
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
