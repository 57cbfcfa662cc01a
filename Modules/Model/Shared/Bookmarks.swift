/// The bookmarked people in the order they were added, each once.
public struct Bookmarks: Hashable, Sendable {
    /// In the order they were added.
    public let users: [User]
    private let ids: Set<String>

    /// Bookmarks of `users`; where two have the same `uniqueID`, the first counts.
    ///
    /// Complexity: O(users).
    public init(_ users: some Sequence<User> = []) {
        var ids: Set<String> = []
        self.users = users.filter { ids.insert($0.uniqueID).inserted }
        self.ids = ids
    }

    private init(users: [User], ids: Set<String>) {
        self.users = users
        self.ids = ids
    }

    /// Whether someone with the same `uniqueID` is bookmarked.
    public func contains(_ user: User) -> Bool { ids.contains(user.uniqueID) }

    /// Returns the bookmarks after `change`.
    ///
    /// Complexity: O(users).
    public func applying(_ change: BookmarksChange) -> Bookmarks {
        switch change {
        case .add(let user): adding(user)
        case .remove(let id): removing(id)
        case .removeAll: Bookmarks()
        }
    }

    private func adding(_ user: User) -> Bookmarks {
        contains(user) ? self : Bookmarks(users: users + [user], ids: ids.union([user.uniqueID]))
    }

    private func removing(_ id: String) -> Bookmarks {
        guard ids.contains(id) else { return self }
        return Bookmarks(users: users.filter { $0.uniqueID != id }, ids: ids.subtracting([id]))
    }
}

/// One change of the bookmarks.
public enum BookmarksChange: Hashable, Sendable {
    case add(User)
    /// Removes the user with this `uniqueID`.
    case remove(String)
    case removeAll
}
