/// What it takes to tell whether something is wrong with a form, besides the form.
public struct SignUpRules: Hashable, Sendable {
    /// The countries to choose from.
    public var countries: Countries
    /// A nickname that is known to be somebody else's.
    public var takenNickname: String?

    /// How old one may be.
    public static let ages = 16...120
    /// How many characters a nickname may have.
    public static let nicknameLengths = 3...20
    /// How many characters a name may have at most.
    public static let longestName = 60
    /// How many characters an e-mail address may have at most (RFC 5321, 4.5.3.1.3, without the angle brackets).
    public static let longestEmail = 254

    /// - Parameter takenNickname: A nickname that is known to be somebody else's.
    public init(countries: Countries, takenNickname: String? = nil) {
        self.countries = countries
        self.takenNickname = takenNickname
    }
}
