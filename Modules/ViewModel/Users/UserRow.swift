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
    private var search = SearchWords.none

    public init(id: String, name: String, email: String, place: String, isBookmarked: Bool) {
        self.id = id
        self.name = name
        self.email = email
        self.place = place
        self.isBookmarked = isBookmarked
    }

    /// The row of `user`, whom `search` found.
    public init(user: User, isBookmarked: Bool, search: SearchWords = .none) {
        self.init(
            id: user.id, name: user.displayName, email: user.emailOrUsername, place: user.location.cityAndCountry,
            isBookmarked: isBookmarked)
        self.search = search
    }

    /// Whether a search found the person by the email address, so that a line without it would not show why.
    public var isFoundByEmail: Bool { !search.areFound(in: "\(name) \(place)") }

    /// Returns the parts of `text`, one of the row's, that the search found.
    public func marks(in text: String) -> [Range<String.Index>] { search.ranges(in: text) }
}
