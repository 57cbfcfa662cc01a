import Model

/// What one line of a list of people shows.
public nonisolated struct UserRow: Hashable, Sendable {
    /// First and last name, on one line.
    public let name: String
    /// The address as it came.
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
