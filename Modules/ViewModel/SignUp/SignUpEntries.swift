/// What has been entered to sign up, and is the view's own: it hands it in to be told what to say about it.
public nonisolated struct SignUpEntries: Hashable, Sendable {
    /// A text for each of the view model's fields, in their order.
    public var texts: [String]
    /// Whether the switch behind the fields is on.
    public var acceptsTerms: Bool

    /// What the fields hold now.
    public init(texts: [String], acceptsTerms: Bool) {
        self.texts = texts
        self.acceptsTerms = acceptsTerms
    }
}
