import Binding
public import Interactor
public import Model

/// The bookmarks' view model, which notifies one delegate of every change.
@dynamicMemberLookup
public final class BookmarksViewModel {
    /// The view; it is notified of every change.
    public weak var delegate: (any BookmarksViewModelDelegate)?

    private let interactor: BookmarksInteractor
    private weak var navigator: (any BookmarksNavigator)?
    /// The failures that the delegate already knows of.
    private var reported: (loss: String?, unread: StoreError?)

    /// Creates a view model for the bookmarks of `interactor`.
    public init(interactor: BookmarksInteractor, navigator: (any BookmarksNavigator)?) {
        self.interactor = interactor
        self.navigator = navigator
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.bookmarksDidUpdate() }
    }

    /// The whole content of the view.
    public var content: BookmarksContent { BookmarksContent(model: interactor.model) }

    /// Gives direct access to the properties of `content`, as in the article “ViewModels Architecture” (Articles.md).
    public subscript<Value>(dynamicMember path: KeyPath<BookmarksContent, Value>) -> Value { content[keyPath: path] }

    private func bookmarksDidUpdate() {
        delegate?.didUpdateBookmarks()
        let (old, unread) = (reported, interactor.model.failure)
        reported = (loss, unread)
        if let loss, loss != old.loss { delegate?.didReceiveError(loss) }
        if let unread, unread != old.unread {
            delegate?.didReceiveError("\(UsersWords.unreadBookmarks) \(unread.text)")
        }
    }

    /// The change that is not stored, and the reason; nil if no change has failed.
    public var loss: String? {
        interactor.saving.failure.map { CommonWords.notSaved(CommonWords.latestBookmarksChange, because: $0) }
    }

    /// The name of the change being stored; nil if nothing is being stored.
    public var storing: String? { interactor.saving.subject(CommonWords.latestBookmarksChange) }

    /// Whether there is an unresolved failure.
    public var hasFailed: Bool { failure != nil }

    /// Whether a retry is useless until the user has removed the cause.
    public var failureNeedsRepair: Bool { failure?.needsRepair ?? false }

    /// Whether the alert offers a retry; true for every failed change, because the change would otherwise be lost.
    ///
    /// For a failed read, the value is true only if a retry may help now.
    public var offersRetry: Bool { interactor.saving.failure != nil || !failureNeedsRepair }

    private var failure: StoreError? { interactor.saving.failure ?? interactor.model.failure }
}

// MARK: - Content

extension BookmarksViewModel {
    /// Returns the question to ask before a bookmark is removed; it contains no name if `index` is out of range.
    public func getRemoveConfirmationMessage(at index: Int) -> String { content.removalQuestion(at: index) }

    /// Returns the advice for an empty list, with the name of an SF Symbol.
    public func getEmptyStateConfiguration() -> (imageName: String, title: String, subtitle: String) {
        content.emptyState
    }
}

// MARK: - Actions

extension BookmarksViewModel {
    /// Reads the bookmarks again.
    public func loadBookmarks() { interactor.load() }

    /// Retries the failed read or change.
    public func retry() { interactor.retry() }

    /// Discards the failed change after the user has dismissed the alert.
    public func giveUp() { interactor.giveUp() }

    /// Removes the bookmark in the row at `index`; ignores an index out of range.
    public func removeBookmark(at index: Int) { content.rows.user(at: index).map(removeBookmark(of:)) }

    /// Removes the bookmark of `user`, even if the row has moved.
    public func removeBookmark(of user: User) { interactor.remove(user) }

    /// Adds or removes the bookmark in the row at `index`; ignores an index out of range.
    public func toggleBookmark(at index: Int) { content.rows.user(at: index).map(interactor.toggle) }

    /// Removes every bookmark.
    public func clearAllBookmarks() { interactor.removeAll() }

    /// Opens the screen of `user`.
    public func didSelectBookmark(_ user: User) { navigator?.showDetail(of: user) }
}
