/// The bookmarked people, without duplicates, in the order in which they were added.
public struct Bookmarks: Hashable, Sendable {
    /// The people, in the order in which they were added.
    public let users: [User]
    private let ids: Set<String>

    /// Creates bookmarks for `users`; if two users have the same `uniqueID`, only the first is kept.
    ///
    /// Complexity: O(users).
    public init(_ users: some Sequence<User> = []) {
        var ids: Set<String> = []
        self.users = users.filter { ids.insert($0.uniqueID).inserted }
        self.ids = ids
    }

    /// Whether someone with the same `uniqueID` is bookmarked.
    public func contains(_ user: User) -> Bool { ids.contains(user.uniqueID) }
}

/// One change to the bookmarks.
public enum BookmarksChange: Hashable, Sendable {
    case add(User)
    /// Removes the user with this `uniqueID`.
    case remove(String)
    case removeAll
}
