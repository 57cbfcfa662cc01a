public import Model

/// How a person is named in one line.
public nonisolated struct UserCellViewModel: Hashable, Sendable {
    private let user: User

    /// The line of `user`.
    public init(user: User) {
        self.user = user
    }

    /// Such as `Ada Lovelace @(ada)`, made when it is asked for: of a long list only what shows is.
    public var title: String { "\(user.fullName) @(\(user.username))".onOneLine }
}
