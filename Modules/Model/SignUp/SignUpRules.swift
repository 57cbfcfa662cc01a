/// The rules for the validation of a sign-up form.
public struct SignUpRules: Hashable, Sendable {
    /// The countries to choose from.
    public let countries: Countries
    /// A nickname that the service has refused because someone else has it.
    public let takenNickname: String?

    /// The accepted ages, in completed years.
    public static let ages = 16...120
    /// The accepted lengths of a nickname, in characters.
    public static let nicknameLengths = 3...20
    /// The maximum length of a name, in characters.
    public static let longestName = 60
    /// The maximum length of an e-mail address, in characters (RFC 5321, 4.5.3.1.3, without the angle brackets).
    public static let longestEmail = 254

    /// Creates rules with at most one taken nickname.
    public init(countries: Countries, takenNickname: String? = nil) {
        self.countries = countries
        self.takenNickname = takenNickname
    }
}
