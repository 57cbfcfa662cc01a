/// Something short that a person has written.
public struct FeedEntry: Identifiable, Hashable, Sendable {
    /// What the feed knows it by.
    public let id: Int
    /// Who has written it.
    public let user: User
    /// What it says.
    public let text: String

    /// An entry as the feed has it.
    public init(id: Int, user: User, text: String) {
        self.id = id
        self.user = user
        self.text = text
    }
}
