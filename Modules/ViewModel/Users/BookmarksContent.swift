public import Interactor
public import Model

/// What the bookmarks show, made of a model.
public nonisolated struct BookmarksContent: Sendable {
    /// In the order they were added.
    public let rows: UserRows
    private let model: LoadableModel<Bookmarks, StoreError>

    /// The content of `model`.
    public init(model: LoadableModel<Bookmarks, StoreError>) {
        self.model = model
        let bookmarks = model.value ?? Bookmarks()
        rows = UserRows(bookmarks.users, found: nil, bookmarks: bookmarks)
    }

    /// Whether there is nothing to show.
    public var isEmpty: Bool { rows.isEmpty }

    /// The number of bookmarks.
    public var bookmarkCount: Int { rows.count }

    /// Whether there is anything to clear.
    public var canClearAll: Bool { !rows.isEmpty }

    /// Whether bookmarks are loading while there are none to show.
    public var shouldShowInitialLoading: Bool { model.isLoading && rows.isEmpty }

    /// Why there are no rows where the store could not be read; nil otherwise.
    public var unreadableState: (title: String, subtitle: String)? {
        guard model.value == nil else { return nil }
        return model.failure.map { (UsersWords.unreadableBookmarks, $0.pageText) }
    }

    /// Why the bookmarks could not be read; nil if they could.
    public var failure: String? { model.failure?.text }

    /// The verb for reading the bookmarks again.
    public var reloadAction: String? { model.reloadAction(usually: CommonWords.reload) }

    /// How to get the first bookmark, with a symbol named as in SF Symbols.
    public var emptyState: (imageName: String, title: String, subtitle: String) {
        ("bookmark.slash", UsersWords.noBookmarks.title, UsersWords.noBookmarks.subtitle)
    }

    /// Returns the question before a bookmark is removed; out of range, it names nobody.
    public func removalQuestion(at index: Int) -> String {
        rows.indices.contains(index) ? UsersWords.removal(of: rows[index].name) : UsersWords.unnamedRemoval
    }
}
