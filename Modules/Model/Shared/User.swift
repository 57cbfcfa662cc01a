/// One person in the directory.
///
/// Two things are required: a name, and an email address or a username. A service may leave out everything else.
public struct User: Hashable, Identifiable, Codable, Sendable {
    public let name: Name
    /// The email address, one half of `uniqueID`; empty if it is unknown.
    public let email: String
    /// The username at the service, the other half of `uniqueID`; empty if it is unknown.
    public let username: String
    /// The service's own identifier.
    public let uuid: String?
    /// The gender as the service writes it, such as `female`.
    public let gender: String?
    public let location: Location
    public let birth: Birth?
    /// The phone number, as dialled within the person's country.
    public let phone: String?
    /// The mobile number, as dialled within the person's country.
    public let cell: String?
    /// The nationality as a two-letter code of ISO 3166-1, such as `GB`.
    public let nationality: String?
    public let picture: Picture?

    /// Creates a person; pass an empty text if the email address or the username is unknown.
    public init(
        name: Name, email: String, username: String, uuid: String? = nil, gender: String? = nil,
        location: Location = Location(), birth: Birth? = nil, phone: String? = nil, cell: String? = nil,
        nationality: String? = nil, picture: Picture? = nil
    ) {
        self.name = name
        self.email = email
        self.username = username
        self.uuid = uuid
        self.gender = gender
        self.location = location
        self.birth = birth
        self.phone = phone
        self.cell = cell
        self.nationality = nationality
        self.picture = picture
    }

    /// The person's identity: email address and username, joined by an underscore.
    public var uniqueID: String { "\(email)_\(username)" }

    public var id: String { uniqueID }

    /// First and last name, without the title.
    public var fullName: String {
        [name.first, name.last].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The email address; the username if there is none.
    public var emailOrUsername: String { email.isEmpty ? username : email }

    /// The first letters of first and last name, upper-cased.
    public var initials: String {
        [name.first, name.last].compactMap(\.first).map { $0.uppercased() }.joined()
    }
}
