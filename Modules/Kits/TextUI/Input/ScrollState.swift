/// The state of a scroll view: the first line to show, and the number of lines visible in the last drawing.
public struct ScrollState: Hashable, Sendable {
    /// The first line to show; if it is too far down, the last lines are shown.
    public private(set) var offset = 0
    private var pageHeight = 1

    /// Creates a state with the first line at the top.
    public init() {}

    init(offset: Int) { self.offset = offset }

    /// Remembers the first visible line and, as the height of a page, the number of visible lines.
    public mutating func didShow(_ lines: Range<Int>) {
        offset = lines.lowerBound
        pageHeight = max(1, lines.count)
    }

    /// Handles a key that scrolls.
    ///
    /// - Returns: Whether the key is one that a scroll view handles.
    public mutating func handle(_ key: Key) -> Bool {
        guard let step = step(for: key) else { return false }
        offset = min(max(0, offset + step), Self.farDown)
        return true
    }

    private static var farDown: Int { .max / 4 }

    private func step(for key: Key) -> Int? {
        switch key {
        case .up: -1
        case .down: 1
        case .pageUp: -pageHeight
        case .pageDown: pageHeight
        case .home: -offset
        case .end: Self.farDown
        case .scrollUp: -3
        case .scrollDown: 3
        default: nil
        }
    }
}
