import Interactor
import Model

/// Bookmarks that last as long as the app.
actor InMemoryBookmarks: BookmarksStore {
    private var kept = Bookmarks([])

    func bookmarks() -> [User] { kept.users }

    func apply(_ change: BookmarksChange) -> [User] {
        kept = kept.applying(change)
        return kept.users
    }
}
