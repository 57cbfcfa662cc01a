/// One page of people, as a service sent it.
public struct UserPage: Hashable, Sendable {
    /// The readable entries, in the page's order.
    public let users: [User]
    /// The unreadable entries, in the page's order.
    public let skipped: [SkippedUser]
    /// What to send with every later page, so that the pages belong together.
    public let seed: String?
    /// Whether everyone is on this page, however many they are.
    public let isWhole: Bool

    /// A page of `users`, and of entries that were skipped.
    public init(users: [User], skipped: [SkippedUser] = [], seed: String? = nil, isWhole: Bool = false) {
        self.users = users
        self.skipped = skipped
        self.seed = seed
        self.isWhole = isWhole
    }

    /// The number of entries on a full page.
    public static let size = 25

    /// Whether another page may follow: not after a whole one, nor after one with fewer entries than `size`, readable
    /// or not.
    public var hasNextPage: Bool { !isWhole && users.count + skipped.count >= UserPage.size }
}

/// An entry of a page that could not be read, and why.
public struct SkippedUser: Hashable, Sendable {
    /// The place in the page, from 0.
    public let index: Int
    /// Where the entry is broken, what was expected there and what was found.
    public let reason: FormatError

    /// The number of its page, from 1.
    public let page: Int

    /// An entry that was left out.
    public init(index: Int, reason: FormatError, page: Int = 1) {
        self.index = index
        self.reason = reason
        self.page = page
    }

    /// Returns the same entry as one of another page.
    func on(page: Int) -> SkippedUser { SkippedUser(index: index, reason: reason, page: page) }
}
