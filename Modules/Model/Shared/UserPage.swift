/// One page of people, as a service answered it.
public struct UserPage: Hashable, Sendable {
    /// Those that could be read, in the page's order.
    public var users: [User]
    /// The entries that could not be read, in the page's order.
    public var skipped: [SkippedUser]
    /// What to send with every later page, so that the pages belong together.
    public var seed: String?

    /// A page as it came.
    public init(users: [User], skipped: [SkippedUser] = [], seed: String? = nil) {
        self.users = users
        self.skipped = skipped
        self.seed = seed
    }

    /// How many entries a full page holds.
    public static let size = 25

    /// Whether another page may follow: a page with fewer entries than `size`, readable or not, is the last.
    public var isFull: Bool { users.count + skipped.count >= UserPage.size }
}

/// An entry of a page that could not be read, and why.
public struct SkippedUser: Hashable, Sendable {
    /// Its place in the page, from 0.
    public var index: Int
    /// What was expected, what came, and where.
    public var reason: String

    /// An entry that was left out.
    public init(index: Int, reason: String) {
        self.index = index
        self.reason = reason
    }
}
