/// Rows of a list that belong together, between a heading and a footer.
public struct ListSection: Hashable, Sendable {
    let heading: String?
    let count: Int
    let footer: String?

    /// - Parameters:
    ///   - heading: A word or two; nil for none.
    ///   - count: How many rows stand below it.
    ///   - footer: What is to be said about the rows, in a line; nil for nothing.
    public init(_ heading: String?, count: Int, footer: String? = nil) {
        self.heading = heading
        self.count = max(0, count)
        self.footer = footer
    }
}
