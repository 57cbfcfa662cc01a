/// The people loaded so far, page after page.
public struct UserDirectory: Hashable, Sendable {
    /// In the order of the pages.
    public let users: [User]
    /// The unreadable entries, in the order of the pages.
    public let skipped: [SkippedEntry]
    /// The first page's seed, which keeps later pages in step with it.
    public let seed: String?
    /// The number of pages loaded so far.
    public let pageCount: Int
    /// Whether another page may follow.
    public let hasMoreData: Bool
    /// Whether everyone came on the first page, however many they are.
    public let isWhole: Bool
    /// Finds people by their places in `users`.
    public let search: UserSearch

    /// A directory of one page.
    ///
    /// Complexity: O(length of the people's text), which the search folds.
    public init(firstPage page: UserPage) {
        self.init(
            users: page.users, skipped: page.skipped, seed: page.seed, pageCount: 1, hasMoreData: page.hasNextPage,
            isWhole: page.isWhole, search: UserSearch().appending(page.users))
    }

    private init(
        users: [User], skipped: [SkippedEntry], seed: String?, pageCount: Int, hasMoreData: Bool,
        isWhole: Bool, search: UserSearch
    ) {
        self.users = users
        self.skipped = skipped
        self.seed = seed
        self.pageCount = pageCount
        self.hasMoreData = hasMoreData
        self.isWhole = isWhole
        self.search = search
    }

    /// Returns this directory with `page` behind its last one.
    ///
    /// Complexity: O(length of all people's text); only the new text is folded.
    public func appending(_ page: UserPage) -> UserDirectory {
        UserDirectory(
            users: users + page.users, skipped: skipped + page.skipped.on(page: pageCount + 1),
            seed: seed ?? page.seed, pageCount: pageCount + 1, hasMoreData: page.hasNextPage, isWhole: isWhole,
            search: search.appending(page.users))
    }
}
