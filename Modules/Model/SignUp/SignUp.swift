/// A person who signs up: the content of a valid form.
public struct SignUp: Hashable, Sendable {
    /// The name, with single spaces between its words and no space at either end.
    public let name: String
    /// The e-mail address, with one @ and a domain after the @.
    public let email: String
    /// The name that others see.
    public let nickname: String
    /// The age in completed years.
    public let age: Int
    public let country: Country

    /// Creates a sign-up of a person who has accepted the terms.
    public init(name: String, email: String, nickname: String, age: Int, country: Country) {
        self.name = name
        self.email = email
        self.nickname = nickname
        self.age = age
        self.country = country
    }
}
