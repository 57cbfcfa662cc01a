import Binding
public import Interactor
public import Model

/// What the bookmarks show, and what they do; it tells one delegate of every change.
public final class BookmarksViewModel {
    /// Who is told of changes: the view.
    public weak var delegate: (any BookmarksViewModelDelegate)?

    private let interactor: BookmarksInteractor
    private weak var navigator: (any BookmarksNavigator)?

    /// The bookmarks that `interactor` keeps.
    public init(interactor: BookmarksInteractor, navigator: (any BookmarksNavigator)? = nil) {
        self.interactor = interactor
        self.navigator = navigator
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.bookmarksDidUpdate() }
    }

    /// Whether there is nothing to show.
    public var isEmpty: Bool { bookmarkCount == 0 }
    /// How many rows there are.
    public var bookmarkCount: Int { users.count }
    /// Whether there is anything to clear.
    public var canClearAll: Bool { !isEmpty }

    /// Whether bookmarks are being read while there are none to show.
    public var shouldShowInitialLoading: Bool { interactor.model.isLoading && isEmpty }

    /// The person in the row of that index; nil out of range.
    public func user(at index: Int) -> User? {
        users.indices.contains(index) ? users[index] : nil
    }

    /// What the row of that index shows; nil out of range.
    public func row(at index: Int) -> UserRow? {
        user(at: index).map { UserRow(user: $0, isBookmarked: true) }
    }

    /// The question before one is removed; it names nobody where the index is out of range.
    public func getRemoveConfirmationMessage(at index: Int) -> String {
        user(at: index).map { "Remove \($0.displayName) from bookmarks?" } ?? "Remove bookmark?"
    }

    /// The question before all are removed.
    public func getClearAllConfirmationMessage() -> String {
        "Are you sure you want to remove all bookmarked users? This action cannot be undone."
    }

    /// What shows where there are no bookmarks; the image is named as SF Symbols names it.
    public func getEmptyStateConfiguration() -> (imageName: String, title: String, subtitle: String) {
        ("bookmark.slash", "No Bookmarks Yet", "Start bookmarking users to see them here")
    }

    /// What shows where the bookmarks could not be read, which is not the same as having none.
    public var unreadableMessage: String? {
        guard interactor.model.value == nil else { return nil }
        return interactor.model.failure?.message
    }

    /// Reads the bookmarks anew.
    public func loadBookmarks() { interactor.load() }

    /// Does again what failed last.
    public func retry() { interactor.retry() }

    /// Removes the bookmark in the row of that index; nothing happens out of range.
    public func removeBookmark(at index: Int) {
        user(at: index).map(removeBookmark)
    }

    /// Removes the bookmark of `user`, whatever row it is in by now.
    public func removeBookmark(of user: User) { interactor.remove(user) }

    /// Adds or removes the bookmark in the row of that index; nothing happens out of range.
    public func toggleBookmark(at index: Int) {
        user(at: index).map(interactor.toggle)
    }

    /// Removes every bookmark.
    public func clearAllBookmarks() { interactor.removeAll() }

    /// Opens the person in the row of that index; nothing happens out of range.
    public func didSelectBookmark(at index: Int) {
        guard let user = user(at: index) else { return }
        navigator?.showDetail(of: user)
    }

    private var users: [User] { interactor.model.value?.users ?? [] }

    private func bookmarksDidUpdate() {
        delegate?.didUpdateBookmarks()
        if let failure = interactor.model.failure { delegate?.didReceiveError(failure.message) }
    }
}
