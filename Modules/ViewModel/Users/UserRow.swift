public import Model

/// The content of one line in a list of people.
public nonisolated struct UserRow: Hashable, Identifiable, Sendable {
    /// The person's ID.
    public let id: String
    /// First and last name, on one line.
    public let name: String
    /// The email address; the username if there is none.
    public let email: String
    /// City and country, as far as they are known.
    public let place: String
    /// Whether the line has a mark.
    public let isBookmarked: Bool

    public init(id: String, name: String, email: String, place: String, isBookmarked: Bool) {
        self.id = id
        self.name = name
        self.email = email
        self.place = place
        self.isBookmarked = isBookmarked
    }

    /// The row of `user`.
    public init(user: User, isBookmarked: Bool) {
        self.init(
            id: user.id, name: user.displayName, email: user.email.isEmpty ? user.username : user.email,
            place: user.location.cityAndCountry,
            isBookmarked: isBookmarked)
    }
}
