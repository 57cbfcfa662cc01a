public import Interactor
public import Model

/// What the list of people shows, made of a model, a search's result and the bookmarks.
public nonisolated struct UsersListContent: Sendable {
    /// Those found while searching, otherwise everyone.
    public let rows: UserRows
    /// Whether only the people found by a search show.
    public let isSearching: Bool
    private let model: LoadableModel<UserDirectory, Interactor.NetworkError>

    /// - Parameter found: The places of the people that `search` found, in ascending order; nil while not searching.
    public init(
        model: LoadableModel<UserDirectory, Interactor.NetworkError>, found: [Int]?, bookmarks: Bookmarks,
        search: SearchWords = .none
    ) {
        self.model = model
        isSearching = found != nil
        rows = UserRows(model.value?.users ?? [], found: found, bookmarks: bookmarks, search: search)
    }

    /// The people who show: those found while searching, otherwise everyone.
    ///
    /// Complexity: O(found) while searching.
    public var currentUsers: [User] { rows.users }

    /// Whether no one shows.
    public var isEmpty: Bool { rows.isEmpty }

    /// The number of people who show.
    public var userCount: Int { rows.count }

    /// Whether a page is loading.
    public var isLoading: Bool { model.isLoading }

    /// Whether another page may follow; true until a page says otherwise.
    public var hasMoreData: Bool { model.value?.hasMoreData ?? true }

    /// Whether a search covers only some of the people, and the next page would add to them.
    public var canSearchMore: Bool { isSearching && model.value?.hasMoreData == true }

    /// Whether the first people are loading, so that there is nothing else to show.
    public var shouldShowInitialLoading: Bool { isLoading && total == 0 }

    /// Why there are no rows, and what to do about it.
    public var emptyState: (title: String, subtitle: String) {
        if total == 0, let failure = model.failure { return (UsersWords.notLoaded, failure.pageText) }
        if isSearching { return UsersWords.noneFound }
        // The answer came, so the connection is fine; the summary says why nobody in it shows.
        let isUnreadable = model.value?.skipped.isEmpty == false
        // Everyone comes at once only from a recorded answer, which needs no connection.
        let isRecorded = model.value?.isWhole == true
        return isUnreadable || isRecorded ? (UsersWords.none.title, UsersWords.checkAgain) : UsersWords.none
    }

    /// Why the last load failed, or gave nobody who can be read; nil if all is well.
    public var failure: String? { model.failure?.text ?? (total == 0 ? model.value?.skipped.summary : nil) }

    /// The verb for loading everyone again; nil if that cannot help.
    public var reloadAction: String? { model.reloadAction(usually: CommonWords.refresh) }

    /// The number of people who show, and why some do not; empty if nobody could be loaded.
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
