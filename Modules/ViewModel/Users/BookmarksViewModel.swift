import Binding
public import Interactor
public import Model

/// The bookmarks: it tells one delegate about every change.
@dynamicMemberLookup
public final class BookmarksViewModel {
    /// The listener, which is the view.
    public weak var delegate: (any BookmarksViewModelDelegate)?

    private let interactor: BookmarksInteractor
    private weak var navigator: (any BookmarksNavigator)?
    /// The failures that the delegate was told.
    private var told: (loss: String?, unread: StoreError?)

    /// Shows the bookmarks of `interactor`.
    public init(interactor: BookmarksInteractor, navigator: (any BookmarksNavigator)?) {
        self.interactor = interactor
        self.navigator = navigator
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.bookmarksDidUpdate() }
    }

    /// Everything the view shows.
    public var content: BookmarksContent { BookmarksContent(model: interactor.model) }

    /// The published properties are those of the content.
    public subscript<Value>(dynamicMember path: KeyPath<BookmarksContent, Value>) -> Value { content[keyPath: path] }

    private func bookmarksDidUpdate() {
        delegate?.didUpdateBookmarks()
        let (old, unread) = (told, interactor.model.failure)
        told = (loss, unread)
        if let loss, loss != old.loss { delegate?.didReceiveError(loss) }
        if let unread, unread != old.unread {
            delegate?.didReceiveError("\(UsersWords.unreadBookmarks) \(unread.text)")
        }
    }

    /// Says which change is not stored, and why; nil if none has failed.
    public var loss: String? {
        interactor.saving.failure.map { CommonWords.notSaved(CommonWords.latestBookmarksChange, because: $0) }
    }

    /// What is being stored; nil if nothing is.
    public var storing: String? { interactor.saving.subject(CommonWords.latestBookmarksChange) }

    /// Whether something has failed that is not over.
    public var hasFailed: Bool { failure != nil }

    /// Whether trying again cannot help until the user has done something else.
    public var isFailureLasting: Bool { failure?.isLasting ?? false }

    /// Whether the alert of a failure offers to try again: always if a change would be lost, but not for a reading that
    /// cannot succeed before the user has done something else.
    public var offersRetry: Bool { interactor.saving.failure != nil || !isFailureLasting }

    private var failure: StoreError? { interactor.saving.failure ?? interactor.model.failure }
}

// MARK: - What the view asks

extension BookmarksViewModel {
    /// Returns the question before a bookmark is removed; out of range, it names nobody.
    public func getRemoveConfirmationMessage(at index: Int) -> String { content.removalQuestion(at: index) }

    /// Returns how to get the first bookmark, with a symbol named as in SF Symbols.
    public func getEmptyStateConfiguration() -> (imageName: String, title: String, subtitle: String) {
        content.emptyState
    }
}

// MARK: - What the user does

extension BookmarksViewModel {
    /// Reads the bookmarks again.
    public func loadBookmarks() { interactor.load() }

    /// Repeats what failed.
    public func retry() { interactor.retry() }

    /// Leaves what failed as it is: the user has read why.
    public func giveUp() { interactor.giveUp() }

    /// Removes the bookmark in the row at `index`; out of range, does nothing.
    public func removeBookmark(at index: Int) { content.rows.user(at: index).map(removeBookmark(of:)) }

    /// Removes the bookmark of `user`, in whichever row they are by now.
    public func removeBookmark(of user: User) { interactor.remove(user) }

    /// Adds or removes the bookmark in the row at `index`; out of range, does nothing.
    public func toggleBookmark(at index: Int) { content.rows.user(at: index).map(interactor.toggle) }

    /// Removes every bookmark.
    public func clearAllBookmarks() { interactor.removeAll() }

    /// Opens the screen of `user`.
    public func didSelectBookmark(_ user: User) { navigator?.showDetail(of: user) }
}
