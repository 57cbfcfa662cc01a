/// The entries of the form; the view keeps them and passes them to its view model with each call.
public nonisolated struct SignUpEntries: Hashable, Sendable {
    /// The texts of the view model's fields, in the order of the fields.
    public let texts: [String]
    /// Whether the switch after the fields is on.
    public let acceptsTerms: Bool

    /// Creates entries from the texts and the switch.
    public init(texts: [String], acceptsTerms: Bool) {
        self.texts = texts
        self.acceptsTerms = acceptsTerms
    }

    /// Whether nothing was entered.
    public var isEmpty: Bool { !acceptsTerms && texts.allSatisfy(\.isEmpty) }
}
