import Interactor
import Model

/// Bookmarks that last as long as the app.
actor InMemoryBookmarks: BookmarksStore {
    private var kept = Bookmarks()

    func bookmarks() -> [User] { kept.users }

    func apply(_ change: BookmarksChange) -> [User] {
        switch change {
        case .add(let user): kept = Bookmarks(kept.users + [user])
        case .remove(let id): kept = Bookmarks(kept.users.filter { $0.uniqueID != id })
        case .removeAll: kept = Bookmarks()
        }
        return kept.users
    }
}
