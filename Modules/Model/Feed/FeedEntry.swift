/// A short text that a person has written.
public struct FeedEntry: Identifiable, Hashable, Sendable {
    /// The service's identifier of the entry.
    public let id: Int
    /// The author.
    public let user: User
    /// The text as it was written, line breaks included.
    public let text: String

    /// Creates an entry of the feed.
    public init(id: Int, user: User, text: String) {
        self.id = id
        self.user = user
        self.text = text
    }
}
