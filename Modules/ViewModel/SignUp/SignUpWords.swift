import Model

/// The words of the sign-up screen, except the texts of `SignUpProblem` and `SignUpError`.
public nonisolated enum SignUpWords {
    public static var title: String { "Sign Up" }

    // The button.
    static var signUp: String { "Sign up" }
    static var signingUp: String { "Signing up" }

    // After a successful sign-up.
    static func welcomeTitle(name: String) -> String { "Welcome, \(name)" }
    static func welcomeSubtitle(nickname: String) -> String { "You are signed up as \(nickname)" }
    public static var done: String { "Done" }

    // Before the form is discarded.
    static var leaveTitle: String { "Leave Sign Up" }
    static var leaveMessage: String { "What you have entered will be lost." }
    static var unsent: String { "What you have entered in the sign-up form will be lost." }
    public static var leave: String { "Leave" }
    public static var stay: String { "Stay" }

    // Verbs, for a key bar.
    static var signUpAction: String { "sign up" }
    public static func accept(isAccepted: Bool) -> String { isAccepted ? "decline" : "accept" }
    public static var previousField: String { "previous field" }
    public static func nextField(isAtEnd: Bool) -> String { isAtEnd ? "first field" : "next field" }

    /// The title of a field, or of the switch.
    static func title(of field: SignUpForm.Field) -> String {
        switch field {
        case .name: "Name"
        case .email: "E-mail"
        case .nickname: "Nickname"
        case .age: "Age"
        case .country: "Country"
        case .terms: "I accept the terms"
        }
    }

    /// The placeholder of an empty field.
    static func prompt(of field: SignUpForm.Field) -> String {
        switch field {
        case .name: "first and last name"
        case .email: "such as you@example.com"
        case .nickname: "letters, digits, . _ -"
        case .age: "in years"
        case .country: "name, or first 3 letters"
        case .terms: ""
        }
    }
}
