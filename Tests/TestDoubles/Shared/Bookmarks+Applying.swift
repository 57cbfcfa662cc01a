public import Model

extension Bookmarks {
    /// Returns the bookmarks after `change`.
    public func applying(_ change: BookmarksChange) -> Bookmarks {
        switch change {
        case .add(let user): Bookmarks(users + [user])
        case .remove(let id): Bookmarks(users.filter { $0.uniqueID != id })
        case .removeAll: Bookmarks()
        }
    }
}
