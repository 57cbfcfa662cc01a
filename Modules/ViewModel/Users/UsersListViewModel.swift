import Binding
public import Interactor
public import Model

/// The list of people: it keeps the search, and tells one delegate about every change.
@dynamicMemberLookup
public final class UsersListViewModel {
    /// The listener, which is the view.
    public weak var delegate: (any UsersListViewModelDelegate)?

    private let interactor: UsersInteractor
    private let bookmarks: BookmarksInteractor
    private weak var navigator: (any UsersListNavigator)?
    private var search = SearchWords.none
    /// Where the people stand whom the search found; nil while not searching.
    private var found: [Int]?
    private var hasStartedLoading: Bool
    /// The last row of the latest drawing.
    private var lastShownRow: Int?

    /// The next page is asked for when a row within this distance from the end shows.
    private static let rowsBeforeEnd = 5

    /// Shows the people of `interactor`, with the bookmarks of `bookmarks`.
    public init(
        interactor: UsersInteractor, bookmarks: BookmarksInteractor, navigator: (any UsersListNavigator)?
    ) {
        self.interactor = interactor
        self.bookmarks = bookmarks
        self.navigator = navigator
        hasStartedLoading = interactor.model.isLoading
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.usersDidUpdate() }
        // While searching, too: a bookmark changes how a row looks, not which rows are found.
        bookmarks.modelDidUpdate.add(self) { viewModel, _ in viewModel.delegate?.didUpdateUsers() }
    }

    /// What is being stored; nil if nothing is.
    public var storing: String? { bookmarks.saving.subject(CommonWords.latestBookmarksChange) }

    /// Everything the view shows.
    public var content: UsersListContent {
        UsersListContent(
            model: interactor.model, found: found, bookmarks: bookmarks.model.value ?? Bookmarks(), search: search)
    }

    /// The published properties are those of the content.
    public subscript<Value>(dynamicMember path: KeyPath<UsersListContent, Value>) -> Value { content[keyPath: path] }

    private func usersDidUpdate() {
        if interactor.model.isLoading {
            guard !hasStartedLoading else { return }
            hasStartedLoading = true
            delegate?.didStartLoading()
            return
        }
        // Before the delegate hears: the places found so far are places among the old people.
        if case .some(let directory) = interactor.model, found != nil { found = directory.search.matches(search) }
        if hasStartedLoading {
            hasStartedLoading = false
            delegate?.didFinishLoading()
        }
        if let failure = interactor.model.failure {
            delegate?.didReceiveError(failure)
        } else if found != nil {
            delegate?.didUpdateSearchResults()
        } else {
            delegate?.didUpdateUsers()
        }
    }
}

// MARK: - What the view asks

extension UsersListViewModel {
    /// Returns the person in the row at `index`; nil out of range.
    public func user(at index: Int) -> User? { content.rows.user(at: index) }

    /// Whether the person in the row at `index` is bookmarked; false out of range.
    public func isBookmarked(at index: Int) -> Bool { user(at: index).map(bookmarks.isBookmarked) ?? false }

    /// Why there are no rows, and what to do about it.
    public func getEmptyStateMessage() -> (title: String, subtitle: String) { content.emptyState }
}

// MARK: - What the user does

extension UsersListViewModel {
    /// Loads the first page, unless a page is already loading.
    public func loadUsers() { interactor.load() }

    /// Loads everyone again; the old people stay until the first page arrives.
    public func refreshUsers() { interactor.refresh() }

    /// Repeats the last request.
    public func retry() { interactor.retry() }

    /// Loads the next page when the row at `index` is near the end; not while searching or loading.
    ///
    /// After a failure, a row that showed before loads nothing: redrawing the same rows must not raise another alert,
    /// nor replace the request that a retry repeats.
    public func loadMoreUsersIfNeeded(for index: Int) {
        let isRedrawn = index == lastShownRow
        lastShownRow = index
        let content = content
        guard !content.isSearching, !content.isLoading, index >= content.userCount - Self.rowsBeforeEnd else { return }
        if interactor.model.failure != nil, isRedrawn { return }
        interactor.loadMore()
    }

    /// Loads the next page, even while searching; does nothing while a page is loading, or at the end.
    public func loadMoreUsers() { interactor.loadMore() }

    /// Shows the loaded people whose name, email, city and country contain every word of `text`; a text without words
    /// ends the search.
    public func performSearch(with text: String) {
        search = SearchWords(text)
        if search.isEmpty { return clearSearch() }
        found = interactor.model.value?.search.matches(search) ?? []
        delegate?.didUpdateSearchResults()
    }

    /// Shows everyone again, and tells the delegate even if there was no search.
    public func clearSearch() {
        search = .none
        found = nil
        delegate?.didUpdateSearchResults()
    }

    /// Adds or removes the bookmark of the person in the row at `index`; out of range, does nothing.
    public func toggleBookmark(at index: Int) { user(at: index).map(bookmarks.toggle) }

    /// Adds or removes the bookmark of `user`, in whichever row they are by now.
    public func toggleBookmark(of user: User) { bookmarks.toggle(user) }

    /// Opens the screen of `user`.
    public func didSelectUser(_ user: User) { navigator?.showDetail(of: user) }
}
