/// Rows of a list that belong together, between a heading and a footer.
public struct ListSection: Hashable, Sendable {
    let heading: String?
    let count: Int
    let footer: String?

    /// The largest number of rows, small enough to keep the sums and products of layouts far from overflow.
    private static var maxCount: Int { 1_000_000_000 }

    /// - Parameters:
    ///   - heading: A word or two; nil for no heading.
    ///   - count: The number of rows, at most 1,000,000,000.
    ///   - footer: A line about the rows; nil for no footer.
    public init(_ heading: String?, count: Int, footer: String? = nil) {
        self.heading = heading
        self.count = min(max(0, count), Self.maxCount)
        self.footer = footer
    }
}
