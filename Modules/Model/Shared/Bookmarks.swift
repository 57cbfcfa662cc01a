/// The bookmarked people, in the order they were added, each once.
public struct Bookmarks: Hashable, Sendable {
    /// In the order they were added.
    public private(set) var users: [User] = []
    private var ids: Set<String> = []

    /// The bookmarks of `users`; of two with one `uniqueID` the first counts.
    ///
    /// Complexity: O(users).
    public init(_ users: some Sequence<User> = []) {
        for user in users { add(user) }
    }

    /// Whether someone with the same `uniqueID` is among them.
    public func contains(_ user: User) -> Bool { ids.contains(user.uniqueID) }

    /// These bookmarks after `change`.
    ///
    /// Complexity: O(users).
    public func applying(_ change: BookmarksChange) -> Bookmarks {
        var changed = self
        switch change {
        case .add(let user): changed.add(user)
        case .remove(let id): changed.remove(id)
        case .removeAll: changed = Bookmarks()
        }
        return changed
    }

    private mutating func add(_ user: User) {
        guard ids.insert(user.uniqueID).inserted else { return }
        users.append(user)
    }

    private mutating func remove(_ id: String) {
        guard ids.remove(id) != nil else { return }
        users.removeAll { $0.uniqueID == id }
    }
}

/// One change of the bookmarks.
public enum BookmarksChange: Hashable, Sendable {
    case add(User)
    /// Removes the user of that `uniqueID`.
    case remove(String)
    case removeAll
}
