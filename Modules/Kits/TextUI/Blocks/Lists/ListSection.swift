/// Rows of a list that belong together, between a heading and a footer.
public struct ListSection: Hashable, Sendable {
    let heading: String?
    let count: Int
    let footer: String?

    /// The sums and products that layouts make of counts are far from overflowing.
    private static var maxCount: Int { 1_000_000_000 }

    /// - Parameters:
    ///   - heading: A word or two; nil for none.
    ///   - count: How many rows stand below it, at most a thousand million.
    ///   - footer: What is to be said about the rows, in a line; nil for nothing.
    public init(_ heading: String?, count: Int, footer: String? = nil) {
        self.heading = heading
        self.count = min(max(0, count), Self.maxCount)
        self.footer = footer
    }
}
