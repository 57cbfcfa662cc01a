/// Which lines of a scroll view showed last, and from which on they are to show.
public struct ScrollState: Hashable, Sendable {
    /// The first line to show; where it is too far down, drawing shows the last lines.
    public private(set) var offset = 0
    private var pageHeight = 1

    /// The first line is at the top.
    public init() {}

    /// Remembers what drawing reported: where the content ends, and how much of it a page is.
    public mutating func didShow(_ lines: Range<Int>) {
        offset = lines.lowerBound
        pageHeight = max(1, lines.count)
    }

    /// Scrolls as `key` says.
    ///
    /// - Returns: Whether the key was one for a scroll view.
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
