/// The people of all pages loaded so far, each person once.
public struct UserDirectory: Hashable, Sendable {
    /// The people, in the order of the pages.
    public let users: [User]
    /// The unreadable entries, in the order of the pages.
    public let skipped: [SkippedEntry]
    /// The seed of the first page, sent with each later request so that all pages belong to one list of people.
    public let seed: String?
    /// The number of pages loaded so far.
    public let pageCount: Int
    /// Whether another page may follow.
    public let hasMoreData: Bool
    /// Whether the first page contained everyone, even if it had more than `UserPage.size` entries.
    public let isWhole: Bool
    /// The search, which returns the indices of people in `users`.
    public let search: UserSearch
}

extension UserDirectory {
    /// Creates a directory of one page.
    ///
    /// Complexity: O(length of the people's text), because the search folds all of it.
    public init(firstPage page: UserPage) {
        let empty = UserDirectory(
            users: [], skipped: [], seed: nil, pageCount: 0, hasMoreData: true, isWhole: page.isWhole,
            search: UserSearch())
        self = empty.appending(page)
    }

    /// Returns this directory with the new people of `page` at the end; people already in the directory are left out.
    ///
    /// A page that only repeats people counts as the last page: the service may send the same page again and again.
    ///
    /// Complexity: O(length of all people's text); only the new text is folded.
    public func appending(_ page: UserPage) -> UserDirectory {
        // The set is not stored, to keep copies of the directory small: each `UsersListContent` contains a copy.
        var ids = Set(users.map(\.id))
        let added = page.users.filter { ids.insert($0.id).inserted }
        return UserDirectory(
            users: users + added, skipped: skipped + page.skipped.on(page: pageCount + 1),
            seed: seed ?? page.seed, pageCount: pageCount + 1,
            hasMoreData: page.hasNextPage && (page.users.isEmpty || !added.isEmpty), isWhole: isWhole,
            search: search.appending(added))
    }
}
