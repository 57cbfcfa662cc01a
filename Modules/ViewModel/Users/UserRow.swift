import Model

/// The content of one line in a list of people.
public nonisolated struct UserRow: Hashable, Sendable {
    /// First and last name, on one line.
    public let name: String
    public let email: String
    /// City and country, as far as they are known.
    public let place: String
    /// Whether the line has a mark.
    public let isBookmarked: Bool

    init(user: User, isBookmarked: Bool) {
        name = user.displayName
        email = user.email
        place = user.location.cityAndCountry
        self.isBookmarked = isBookmarked
    }
}
