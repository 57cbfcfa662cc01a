public import Model

extension Countries {
    /// Few, but enough for names that begin alike, and for one that is the beginning of another.
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
    /// A form in which nothing is wrong.
    public static let sample = SignUpForm(
        name: "Ada Lovelace", email: "ada@example.com", nickname: "ada.lovelace", age: "36", country: "United Kingdom",
        acceptsTerms: true)
}

extension SignUp {
    /// What the sample form says.
    public static let sample = SignUp(
        name: "Ada Lovelace", email: "ada@example.com", nickname: "ada.lovelace", age: 36,
        country: Country(code: "GB", name: "United Kingdom"))
}
