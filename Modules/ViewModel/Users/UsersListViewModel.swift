import Binding
public import Interactor
public import Model

/// The view model for the list of people; it keeps the search, and notifies one delegate of every change.
@dynamicMemberLookup
public final class UsersListViewModel {
    /// The view; it is notified of every change.
    public weak var delegate: (any UsersListViewModelDelegate)?

    private let interactor: UsersInteractor
    private let bookmarks: BookmarksInteractor
    private weak var navigator: (any UsersListNavigator)?
    private var search = SearchWords.none
    /// The indices of the people that the search found; nil while not searching.
    private var found: [Int]?
    private var hasStartedLoading: Bool
    /// The last row that `loadMoreUsersIfNeeded(for:)` received.
    private var lastShownRow: Int?

    /// The number of rows at the end of the list that load the next page when they become visible.
    private static let rowsBeforeEnd = 5

    /// Creates a view model for the people of `interactor`, with the bookmarks of `bookmarks`.
    public init(
        interactor: UsersInteractor, bookmarks: BookmarksInteractor, navigator: (any UsersListNavigator)?
    ) {
        self.interactor = interactor
        self.bookmarks = bookmarks
        self.navigator = navigator
        hasStartedLoading = interactor.model.isLoading
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.usersDidUpdate() }
        // `didUpdateUsers()` is enough even while searching: a bookmark changes a row, but not the search results.
        bookmarks.modelDidUpdate.add(self) { viewModel, _ in viewModel.delegate?.didUpdateUsers() }
    }

    /// The name of the change being stored; nil if nothing is being stored.
    public var storing: String? { bookmarks.saving.subject(CommonWords.latestBookmarksChange) }

    /// The whole content of the view.
    public var content: UsersListContent {
        UsersListContent(
            model: interactor.model, found: found, bookmarks: bookmarks.model.value ?? Bookmarks(), search: search)
    }

    /// Gives direct access to the properties of `content`, as in the article “ViewModels Architecture” (Articles.md).
    public subscript<Value>(dynamicMember path: KeyPath<UsersListContent, Value>) -> Value { content[keyPath: path] }

    private func usersDidUpdate() {
        if interactor.model.isLoading {
            guard !hasStartedLoading else { return }
            hasStartedLoading = true
            delegate?.didStartLoading()
            return
        }
        // The indices refer to the old list, so they are updated before the delegate is notified.
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

// MARK: - Content

extension UsersListViewModel {
    /// Returns the person in the row at `index`; nil out of range.
    public func user(at index: Int) -> User? { content.rows.user(at: index) }

    /// Whether the person in the row at `index` is bookmarked; false out of range.
    public func isBookmarked(at index: Int) -> Bool { user(at: index).map(bookmarks.isBookmarked) ?? false }

    /// Returns the reason why there are no rows, and the remedy.
    public func getEmptyStateMessage() -> (title: String, subtitle: String) { content.emptyState }
}

// MARK: - Actions

extension UsersListViewModel {
    /// Loads the first page, unless a page is already loading.
    public func loadUsers() { interactor.load() }

    /// Loads everyone again; the current list stays until the first page arrives.
    public func refreshUsers() { interactor.refresh() }

    /// Retries the last request.
    public func retry() { interactor.retry() }

    /// Loads the next page if the row at `index` is near the end; does nothing while searching or loading.
    ///
    /// After a failure, a repeated call with the same row loads nothing. A redraw makes such a call, which must neither
    /// raise another alert nor replace the request that `retry()` repeats.
    public func loadMoreUsersIfNeeded(for index: Int) {
        let isRedrawn = index == lastShownRow
        lastShownRow = index
        let content = content
        guard !content.isSearching, !content.isLoading, index >= content.userCount - Self.rowsBeforeEnd else { return }
        if interactor.model.failure != nil, isRedrawn { return }
        interactor.loadMore()
    }

    /// Loads the next page, even while searching; does nothing while a page is loading or at the end.
    public func loadMoreUsers() { interactor.loadMore() }

    /// Shows the loaded people whose fields contain every word of `text`; a text without words ends the search.
    public func performSearch(with text: String) {
        search = SearchWords(text)
        if search.isEmpty { return clearSearch() }
        found = interactor.model.value?.search.matches(search) ?? []
        delegate?.didUpdateSearchResults()
    }

    /// Shows everyone again, and notifies the delegate even if there was no search.
    public func clearSearch() {
        search = .none
        found = nil
        delegate?.didUpdateSearchResults()
    }

    /// Adds or removes the bookmark of the person in the row at `index`; ignores an index out of range.
    public func toggleBookmark(at index: Int) { user(at: index).map(bookmarks.toggle) }

    /// Adds or removes the bookmark of `user`, even if the row has moved.
    public func toggleBookmark(of user: User) { bookmarks.toggle(user) }

    /// Opens the screen of `user`.
    public func didSelectUser(_ user: User) { navigator?.showDetail(of: user) }
}
