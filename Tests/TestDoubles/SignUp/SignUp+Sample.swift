public import Model

extension Countries {
    /// A few countries; some names begin alike, and one name is the beginning of another.
    public static let sample = Countries([
        Country(code: "CI", name: "Côte d’Ivoire"), Country(code: "DE", name: "Germany"),
        Country(code: "GW", name: "Guinea-Bissau"), Country(code: "NE", name: "Niger"),
        Country(code: "NG", name: "Nigeria"),
        Country(code: "AE", name: "United Arab Emirates"), Country(code: "GB", name: "United Kingdom"),
        Country(code: "US", name: "United States"), Country(code: "UM", name: "US Outlying Islands"),
        Country(code: "VI", name: "US Virgin Islands"),
    ])
}

extension SignUpForm {
    /// A form without problems.
    public static let sample = sample(acceptsTerms: true)

    /// Returns a form without problems, unless a given field has one.
    public static func sample(
        name: String = "Ada Lovelace", email: String = "ada@example.com", nickname: String = "ada.lovelace",
        age: String = "36", country: String = "United Kingdom", acceptsTerms: Bool = true
    ) -> SignUpForm {
        SignUpForm(
            name: name, email: email, nickname: nickname, age: age, country: country, acceptsTerms: acceptsTerms)
    }
}

extension SignUp {
    /// The person whom the sample form describes.
    public static let sample = SignUp(
        name: "Ada Lovelace", email: "ada@example.com", nickname: "ada.lovelace", age: 36,
        country: Country(code: "GB", name: "United Kingdom"))
}
