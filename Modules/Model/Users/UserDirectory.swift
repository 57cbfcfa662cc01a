/// The people of all pages loaded so far, each person once.
public struct UserDirectory: Hashable, Sendable {
    /// The people, in the order of the pages.
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
    /// The search, which finds people by their indices in `users`.
    public let search: UserSearch
}

extension UserDirectory {
    /// Creates a directory of one page.
    ///
    /// Complexity: O(length of the people's text), which the search folds.
    public init(firstPage page: UserPage) {
        let empty = UserDirectory(
            users: [], skipped: [], seed: nil, pageCount: 0, hasMoreData: true, isWhole: page.isWhole,
            search: UserSearch())
        self = empty.appending(page)
    }

    /// Returns this directory with `page` appended, without the people who are already in the directory.
    ///
    /// If all people of a page are already in the directory, it is the last page: the service may have only one.
    ///
    /// Complexity: O(length of all people's text); only the new text is folded.
    public func appending(_ page: UserPage) -> UserDirectory {
        // Not kept: every screen's content copies the directory.
        var ids = Set(users.map(\.id))
        let added = page.users.filter { ids.insert($0.id).inserted }
        return UserDirectory(
            users: users + added, skipped: skipped + page.skipped.on(page: pageCount + 1),
            seed: seed ?? page.seed, pageCount: pageCount + 1,
            hasMoreData: page.hasNextPage && (page.users.isEmpty || !added.isEmpty), isWhole: isWhole,
            search: search.appending(added))
    }
}
