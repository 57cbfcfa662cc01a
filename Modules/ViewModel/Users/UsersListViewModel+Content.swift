public import Model

/// The parts of the content under the published names.
extension UsersListViewModel {
    /// The people who show: those found while searching, otherwise all.
    ///
    /// Complexity: O(found) while searching.
    public var currentUsers: [User] { content.rows.users }

    /// Whether no one shows.
    public var isEmpty: Bool { content.rows.isEmpty }
    /// The number of people who show.
    public var userCount: Int { content.rows.count }
    /// Whether only the people found by a search show.
    public var isSearching: Bool { content.isSearching }
    /// Whether a page is loading.
    public var isLoading: Bool { content.isLoading }
    /// Whether another page may follow; true until a page says otherwise.
    public var hasMoreData: Bool { content.hasMoreData }
    /// Whether the first people are loading, so that there is nothing else to show.
    public var shouldShowInitialLoading: Bool { content.shouldShowInitialLoading }

    /// Returns the person in the row at `index`; nil out of range.
    public func user(at index: Int) -> User? { content.rows.user(at: index) }

    /// Whether the person in the row at `index` is bookmarked; false out of range.
    public func isBookmarked(at index: Int) -> Bool {
        content.rows.indices.contains(index) && content.rows[index].isBookmarked
    }

    /// Why there are no rows, and what to do about it.
    public func getEmptyStateMessage() -> (title: String, subtitle: String) { content.emptyState }
}
