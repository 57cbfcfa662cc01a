/// The entries of the form, which the view keeps and hands to its view model with each question.
public nonisolated struct SignUpEntries: Hashable, Sendable {
    /// The text of each of the view model's fields, in their order.
    public let texts: [String]
    /// Whether the switch behind the fields is on.
    public let acceptsTerms: Bool

    /// The entries that the form holds now.
    public init(texts: [String], acceptsTerms: Bool) {
        self.texts = texts
        self.acceptsTerms = acceptsTerms
    }

    /// Whether nothing was entered.
    public var isEmpty: Bool { !acceptsTerms && texts.allSatisfy(\.isEmpty) }
}
