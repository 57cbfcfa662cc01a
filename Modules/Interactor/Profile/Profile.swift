public import Model

/// A person, their age, and whether they are bookmarked.
public nonisolated struct Profile: Hashable, Sendable {
    /// The person, and the state of loading them.
    public let user: LoadableModel<User, NetworkError>
    /// The person's age on the day that the profile is shown; nil if it is unknown.
    public let age: Int?
    /// Whether the person is bookmarked; false without a person.
    public let isBookmarked: Bool
    /// Whether a change to the bookmarks is being stored.
    public let isStoring: Bool

    /// Creates a profile, by default without a person.
    public init(
        user: LoadableModel<User, NetworkError> = .none, age: Int? = nil, isBookmarked: Bool = false,
        isStoring: Bool = false
    ) {
        self.user = user
        self.age = age
        self.isBookmarked = isBookmarked
        self.isStoring = isStoring
    }

    /// Returns this profile with the given parts replaced.
    public func with(
        user: LoadableModel<User, NetworkError>? = nil, isBookmarked: Bool? = nil, isStoring: Bool? = nil
    ) -> Profile {
        Profile(
            user: user ?? self.user, age: age, isBookmarked: isBookmarked ?? self.isBookmarked,
            isStoring: isStoring ?? self.isStoring)
    }
}
