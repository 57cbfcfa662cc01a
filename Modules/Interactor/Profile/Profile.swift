public import Model

/// One person, and whether they are bookmarked.
public nonisolated struct Profile: Hashable, Sendable {
    /// Who it is, and what became of loading them.
    public var user: LoadableModel<User, NetworkError>
    /// Whether the bookmarks hold the person.
    public var isBookmarked: Bool

    /// A profile; nobody, to begin with.
    public init(user: LoadableModel<User, NetworkError> = .none, isBookmarked: Bool = false) {
        self.user = user
        self.isBookmarked = isBookmarked
    }
}
