/// What someone has entered to sign up, each field as it was typed.
public struct SignUpForm: Hashable, Sendable {
    public var name: String
    public var email: String
    public var nickname: String
    public var age: String
    public var country: String
    public var acceptsTerms: Bool

    /// The fields, in the order of the form.
    public enum Field: CaseIterable, Sendable {
        case name, email, nickname, age, country, terms
    }

    /// A form of which nothing is entered but what is said.
    public init(
        name: String = "", email: String = "", nickname: String = "", age: String = "", country: String = "",
        acceptsTerms: Bool = false
    ) {
        self.name = name
        self.email = email
        self.nickname = nickname
        self.age = age
        self.country = country
        self.acceptsTerms = acceptsTerms
    }
}
