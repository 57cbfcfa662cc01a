/// The people that have been loaded, page after page.
public struct UserDirectory: Hashable, Sendable {
    /// In the order of the pages.
    public let users: [User]
    /// What could not be read, in the order of the pages.
    public let skipped: [SkippedUser]
    /// The first page's seed: it keeps later pages in step with it.
    public let seed: String?
    /// How many pages have been loaded; the next is one more.
    public let pageCount: Int
    /// Whether another page may follow.
    public let hasMoreData: Bool

    /// The directory that begins with `page`.
    public init(firstPage page: UserPage) {
        self.init(users: page.users, skipped: page.skipped, seed: page.seed, pageCount: 1, hasMoreData: page.isFull)
    }

    private init(users: [User], skipped: [SkippedUser], seed: String?, pageCount: Int, hasMoreData: Bool) {
        self.users = users
        self.skipped = skipped
        self.seed = seed
        self.pageCount = pageCount
        self.hasMoreData = hasMoreData
    }

    /// This directory with `page` behind its last one.
    ///
    /// Complexity: O(users).
    public func appending(_ page: UserPage) -> UserDirectory {
        UserDirectory(
            users: users + page.users, skipped: skipped + page.skipped, seed: seed ?? page.seed,
            pageCount: pageCount + 1, hasMoreData: page.isFull)
    }
}
