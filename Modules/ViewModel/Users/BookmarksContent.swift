public import Interactor
public import Model

/// The content of the bookmarks' screen, derived from a model.
public nonisolated struct BookmarksContent: Sendable {
    /// The rows, in the order in which the bookmarks were added.
    public let rows: UserRows
    private let model: LoadableModel<Bookmarks, StoreError>

    /// Creates the content for `model`.
    public init(model: LoadableModel<Bookmarks, StoreError>) {
        self.model = model
        let bookmarks = model.value ?? Bookmarks()
        rows = UserRows(bookmarks.users, found: nil, bookmarks: bookmarks)
    }

    /// Whether there are no bookmarks.
    public var isEmpty: Bool { rows.isEmpty }

    /// The number of bookmarks.
    public var bookmarkCount: Int { rows.count }

    /// Whether there are bookmarks to clear.
    public var canClearAll: Bool { !rows.isEmpty }

    /// Whether bookmarks are loading while the list is empty.
    public var shouldShowInitialLoading: Bool { model.isLoading && rows.isEmpty }

    /// The message in place of the rows if the store could not be read; nil otherwise.
    public var unreadableState: (title: String, subtitle: String)? {
        guard model.value == nil else { return nil }
        return model.failure.map { (UsersWords.unreadableBookmarks, $0.pageText) }
    }

    /// The reason why the bookmarks could not be read; nil if the last read did not fail.
    public var failure: String? { model.failure?.text }

    /// The verb for reading the bookmarks again.
    public var reloadAction: String? { model.reloadAction(usually: CommonWords.reload) }

    /// The advice for an empty list, with the name of an SF Symbol.
    public var emptyState: (imageName: String, title: String, subtitle: String) {
        ("bookmark.slash", UsersWords.noBookmarks.title, UsersWords.noBookmarks.subtitle)
    }

    /// Returns the question to ask before a bookmark is removed; it contains no name if `index` is out of range.
    public func removalQuestion(at index: Int) -> String {
        rows.indices.contains(index) ? UsersWords.removal(of: rows[index].name) : UsersWords.unnamedRemoval
    }
}
