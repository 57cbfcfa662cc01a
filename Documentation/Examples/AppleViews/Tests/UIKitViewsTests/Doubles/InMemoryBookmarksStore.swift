import Interactor
import Model
import Synchronization

/// A bookmarks store without a file.
final class InMemoryBookmarksStore: BookmarksStore {
    private let kept = Mutex<[User]>([])

    /// The stored bookmarks.
    var users: [User] { kept.withLock { $0 } }

    @concurrent
    func bookmarks() async throws(StoreError) -> [User] { users }

    @concurrent
    func apply(_ change: BookmarksChange) async throws(StoreError) -> [User] {
        kept.withLock { users in
            switch change {
            case .add(let user): users.append(user)
            case .remove(let id): users.removeAll { $0.uniqueID == id }
            case .removeAll: users = []
            }
            return users
        }
    }
}
