public import Model

/// The content of one line in a list of people.
public nonisolated struct UserRow: Hashable, Identifiable, Sendable {
    /// The person's ID.
    public let id: String
    /// First and last name, on one line.
    public let name: String
    /// The email address; the username if there is none.
    public let email: String
    /// City and country, if known.
    public let place: String
    /// Whether the person is bookmarked.
    public let isBookmarked: Bool
    private var search = SearchWords.none

    public init(id: String, name: String, email: String, place: String, isBookmarked: Bool) {
        self.id = id
        self.name = name
        self.email = email
        self.place = place
        self.isBookmarked = isBookmarked
    }

    /// Creates the row of `user`; `search` is the search that found the user.
    public init(user: User, isBookmarked: Bool, search: SearchWords = .none) {
        self.init(
            id: user.id, name: user.displayName, email: user.emailOrUsername, place: user.location.cityAndCountry,
            isBookmarked: isBookmarked)
        self.search = search
    }

    /// Whether the row needs the email address to explain why the search found the person.
    public var isFoundByEmail: Bool { !search.areFound(in: "\(name) \(place)") }

    /// Returns the ranges that match the search; `text` is one of the row's texts.
    public func marks(in text: String) -> [Range<String.Index>] { search.ranges(in: text) }
}
