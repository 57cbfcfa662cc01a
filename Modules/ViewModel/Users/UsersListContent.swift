public import Interactor
public import Model

/// The content of the list of people, derived from a model, a search result and the bookmarks.
public nonisolated struct UsersListContent: Sendable {
    /// The search results while searching, otherwise everyone.
    public let rows: UserRows
    /// Whether only the results of a search are visible.
    public let isSearching: Bool
    private let model: LoadableModel<UserDirectory, Interactor.NetworkError>

    /// - Parameter found: The indices of the people that `search` found, in ascending order; nil while not searching.
    public init(
        model: LoadableModel<UserDirectory, Interactor.NetworkError>, found: [Int]?, bookmarks: Bookmarks,
        search: SearchWords = .none
    ) {
        self.model = model
        isSearching = found != nil
        rows = UserRows(model.value?.users ?? [], found: found, bookmarks: bookmarks, search: search)
    }

    /// The visible people: the search results while searching, otherwise everyone.
    ///
    /// Complexity: O(found) while searching.
    public var currentUsers: [User] { rows.users }

    /// Whether no one is visible.
    public var isEmpty: Bool { rows.isEmpty }

    /// The number of visible people.
    public var userCount: Int { rows.count }

    /// Whether a page is loading.
    public var isLoading: Bool { model.isLoading }

    /// Whether another page may follow; true until a loaded page is known to be the last.
    public var hasMoreData: Bool { model.value?.hasMoreData ?? true }

    /// Whether a search covers only the loaded people, and another page may follow.
    public var canSearchMore: Bool { isSearching && model.value?.hasMoreData == true }

    /// Whether a page is loading while the list is empty.
    public var shouldShowInitialLoading: Bool { isLoading && total == 0 }

    /// The reason why there are no rows, and the remedy.
    public var emptyState: (title: String, subtitle: String) {
        if total == 0, let failure = model.failure { return (UsersWords.notLoaded, failure.pageText) }
        if isSearching { return UsersWords.noneFound }
        // An unreadable entry proves that the connection works, so the advice must not mention the connection.
        let isUnreadable = model.value?.skipped.isEmpty == false
        // Only a recorded response has everyone on one page, and a recording needs no connection.
        let isRecorded = model.value?.isWhole == true
        return isUnreadable || isRecorded ? (UsersWords.none.title, UsersWords.checkAgain) : UsersWords.none
    }

    /// The reason why the last load failed, or why no entry of the response is readable; nil if there is no problem.
    public var failure: String? { model.failure?.text ?? (total == 0 ? model.value?.skipped.summary : nil) }

    /// The verb for loading everyone again; nil if a retry cannot help.
    public var reloadAction: String? { model.reloadAction(usually: CommonWords.refresh) }

    /// The number of people shown, then notes on a failed load or unreadable entries; empty if nothing could be loaded.
    public var summary: String {
        if total == 0, model.failure != nil { return "" }
        let count = isSearching ? foundSummary : UsersWords.count(total)
        let failed = model.failure == nil ? nil : CommonWords.lastLoadFailed
        return [count, failed, model.value?.skipped.summary].compactMap(\.self).joined(separator: ", ")
    }

    private var foundSummary: String {
        canSearchMore ? UsersWords.foundSoFar(rows.count, of: total) : UsersWords.found(rows.count, of: total)
    }

    private var total: Int { model.value?.users.count ?? 0 }
}
