public import Model

/// The name of a person on one line.
public nonisolated struct UserCellViewModel: Hashable, Identifiable, Sendable {
    private let user: User

    /// Creates a view model for the name of `user`.
    public init(user: User) {
        self.user = user
    }

    /// The person's ID.
    public var id: String { user.id }

    /// Full name and username, such as `Ada Lovelace @(ada)`; only the name if the username is unknown.
    ///
    /// Computed on each call, because a long list needs the titles of its visible rows only.
    public var title: String {
        user.username.isEmpty ? user.displayName : "\(user.fullName) @(\(user.username))".onOneLine
    }
}
