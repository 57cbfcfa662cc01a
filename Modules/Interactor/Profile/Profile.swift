public import Model

/// A person, and whether they are bookmarked.
public nonisolated struct Profile: Hashable, Sendable {
    /// The person, and the state of loading them.
    public let user: LoadableModel<User, NetworkError>
    /// Whether the person is bookmarked; false while there is nobody.
    public let isBookmarked: Bool
    /// Whether a change of the bookmarks is being stored.
    public let isStoring: Bool

    /// A profile, of nobody unless a user is given.
    public init(
        user: LoadableModel<User, NetworkError> = .none, isBookmarked: Bool = false, isStoring: Bool = false
    ) {
        self.user = user
        self.isBookmarked = isBookmarked
        self.isStoring = isStoring
    }

    /// Returns this profile with the given parts in place of its own.
    public func with(
        user: LoadableModel<User, NetworkError>? = nil, isBookmarked: Bool? = nil, isStoring: Bool? = nil
    ) -> Profile {
        Profile(
            user: user ?? self.user, isBookmarked: isBookmarked ?? self.isBookmarked,
            isStoring: isStoring ?? self.isStoring)
    }
}
