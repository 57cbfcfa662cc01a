/// The entries of a sign-up form, each as it was typed.
public struct SignUpForm: Hashable, Sendable {
    public let name: String
    public let email: String
    public let nickname: String
    public let age: String
    public let country: String
    public let acceptsTerms: Bool

    /// The fields, in the order of the form.
    public enum Field: CaseIterable, Sendable {
        case name, email, nickname, age, country, terms
    }

    /// Creates a form with the given entries; all others are empty.
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
