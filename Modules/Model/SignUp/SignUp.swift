/// Who signs up: what a form says in which nothing is wrong.
public struct SignUp: Hashable, Sendable {
    /// With single blanks between its words, and none around them.
    public let name: String
    /// With one @, and a domain behind it.
    public let email: String
    /// What others are to know the person by.
    public let nickname: String
    /// In completed years.
    public let age: Int
    public let country: Country

    /// Someone who has accepted the terms.
    public init(name: String, email: String, nickname: String, age: Int, country: Country) {
        self.name = name
        self.email = email
        self.nickname = nickname
        self.age = age
        self.country = country
    }
}
