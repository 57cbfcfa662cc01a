import Binding
public import Interactor
public import Model

/// What the list of people shows, and what it does; it tells one delegate of every change.
public final class UsersListViewModel {
    /// Who is told of changes: the view.
    public weak var delegate: (any UsersListViewModelDelegate)?

    private let interactor: UsersInteractor
    private let bookmarks: BookmarksInteractor
    private weak var navigator: (any UsersListNavigator)?
    private var search = UserSearch()
    private var searchedPages = 0
    private var query: String?
    private var matches: [Int] = []
    private var hasStartedLoading = false
    /// The last row that showed when the list was drawn last.
    private var lastShownRow: Int?

    /// How near to its end the list asks for the next page, in rows.
    private static let rowsBeforeEnd = 5

    /// The people that `interactor` has loaded, and loads from now on.
    public init(
        interactor: UsersInteractor, bookmarks: BookmarksInteractor, navigator: (any UsersListNavigator)? = nil
    ) {
        self.interactor = interactor
        self.bookmarks = bookmarks
        self.navigator = navigator
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.usersDidUpdate() }
        // While searching, too: a bookmark changes how a row looks, not which rows are found.
        bookmarks.modelDidUpdate.add(self) { viewModel, _ in viewModel.delegate?.didUpdateUsers() }
        interactor.model.value.map(updateSearch)
    }
}

// MARK: - What shows

extension UsersListViewModel {
    /// The people that show: those found while searching, otherwise all.
    ///
    /// Complexity: O(found) while searching.
    public var currentUsers: [User] {
        let users = allUsers
        return isSearching ? matches.map { users[$0] } : users
    }

    /// Whether there is nothing to show.
    public var isEmpty: Bool { userCount == 0 }
    /// How many rows there are.
    public var userCount: Int { isSearching ? matches.count : allUsers.count }
    /// Whether only those who were found show.
    public var isSearching: Bool { query != nil }
    /// Whether a page is on its way.
    public var isLoading: Bool { interactor.model.isLoading }
    /// Whether a page may follow; true until one says otherwise.
    public var hasMoreData: Bool { interactor.model.value?.hasMoreData ?? true }

    /// Whether people are being loaded while there are none to show.
    public var shouldShowInitialLoading: Bool { isLoading && allUsers.isEmpty }

    /// The person in the row of that index; nil out of range.
    public func user(at index: Int) -> User? {
        guard index >= 0, index < userCount else { return nil }
        return allUsers[isSearching ? matches[index] : index]
    }

    /// What the row of that index shows; nil out of range.
    public func row(at index: Int) -> UserRow? {
        user(at: index).map { UserRow(user: $0, isBookmarked: bookmarks.isBookmarked($0)) }
    }

    /// Whether the person in the row of that index is among the bookmarks; false out of range.
    public func isBookmarked(at index: Int) -> Bool {
        user(at: index).map(bookmarks.isBookmarked) ?? false
    }

    /// A title and a hint for a list without rows.
    public func getEmptyStateMessage() -> (title: String, subtitle: String) {
        isSearching
            ? ("No users found", "Try adjusting your search criteria")
            : ("No users available", "Pull to refresh or check your connection")
    }

    /// How many people show, and what could not be read.
    public var summary: String {
        let total = allUsers.count
        var shown = isSearching ? "\(userCount) of \(total) users" : "\(total) \(total == 1 ? "user" : "users")"
        if interactor.model.failure != nil, total > 0 { shown += ", the last load failed" }
        guard let skipped = interactor.model.value?.skipped, let first = skipped.first else { return shown }
        return "\(shown), \(skipped.count) skipped: \(first.reason)"
    }

    private var allUsers: [User] { interactor.model.value?.users ?? [] }
}

// MARK: - What the user does

extension UsersListViewModel {
    /// Asks for the first page, unless something is on its way.
    public func loadUsers() { interactor.load() }

    /// Asks for everyone anew; who is there stays until the answer has come.
    public func refreshUsers() { interactor.refresh() }

    /// Asks again for what could not be loaded.
    public func retry() { interactor.retry() }

    /// Asks for the next page when the row of that index is near the end; not while searching or loading.
    ///
    /// After a failure a row that showed before does not ask: what is merely drawn anew must not raise another alert,
    /// nor put its request in the place of the one that is to be tried again.
    public func loadMoreUsersIfNeeded(for index: Int) {
        let isDrawnAnew = index == lastShownRow
        lastShownRow = index
        guard !isSearching, !isLoading, index >= userCount - Self.rowsBeforeEnd else { return }
        if interactor.model.failure != nil, isDrawnAnew { return }
        interactor.loadMore()
    }

    /// Shows the loaded people whose name, e-mail, city or country holds `text`; blank text ends the search.
    public func performSearch(with text: String) {
        guard text.contains(where: { !$0.isWhitespace }) else { return clearSearch() }
        query = text
        matches = search.matches(text)
        delegate?.didUpdateSearchResults()
    }

    /// Shows everyone again; the delegate is told even when there was no search.
    public func clearSearch() {
        query = nil
        matches = []
        delegate?.didUpdateSearchResults()
    }

    /// Adds or removes the bookmark of the person in the row of that index; nothing happens out of range.
    public func toggleBookmark(at index: Int) {
        user(at: index).map(bookmarks.toggle)
    }

    /// Opens the person in the row of that index; nothing happens out of range.
    public func didSelectUser(at index: Int) {
        guard let user = user(at: index) else { return }
        navigator?.showDetail(of: user)
    }
}

// MARK: - What has changed

extension UsersListViewModel {
    private func usersDidUpdate() {
        if isLoading {
            guard !hasStartedLoading else { return }
            hasStartedLoading = true
            delegate?.didStartLoading()
            return
        }
        // Before anyone is told: what was found are places among the people there were before.
        if case .some(let directory) = interactor.model { updateSearch(directory) }
        if hasStartedLoading {
            hasStartedLoading = false
            delegate?.didFinishLoading()
        }
        if let failure = interactor.model.failure {
            delegate?.didReceiveError(failure)
        } else if isSearching {
            delegate?.didUpdateSearchResults()
        } else {
            delegate?.didUpdateUsers()
        }
    }

    /// Folds the people who are new: those of the last page, or all of them after a refresh.
    private func updateSearch(_ directory: UserDirectory) {
        if directory.pageCount != searchedPages + 1 { search = UserSearch() }
        search.append(directory.users.dropFirst(search.count))
        searchedPages = directory.pageCount
        if let query { matches = search.matches(query) }
    }
}
