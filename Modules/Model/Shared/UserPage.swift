/// One page of people, as a service sent it.
public struct UserPage: Hashable, Sendable {
    /// The readable entries, in the page's order.
    public let users: [User]
    /// The unreadable entries, in the page's order.
    public let skipped: [SkippedEntry]
    /// The seed to send with each request for a later page, so that all pages belong to one list of people.
    public let seed: String?
    /// Whether this page contains everyone, even if it has more than `size` entries.
    public let isWhole: Bool

    /// Creates a page of `users` and of skipped entries.
    public init(users: [User], skipped: [SkippedEntry] = [], seed: String? = nil, isWhole: Bool = false) {
        self.users = users
        self.skipped = skipped
        self.seed = seed
        self.isWhole = isWhole
    }

    /// The number of entries on a full page.
    public static let size = 25

    /// Whether another page may follow: this page does not contain everyone, and has at least `size` entries.
    public var hasNextPage: Bool { !isWhole && users.count + skipped.count >= UserPage.size }
}
