import Model

/// The words of the sign-up screen; problems and errors are worded beside it.
public nonisolated enum SignUpWords {
    public static let title = "Sign Up"

    // The button.
    static let signUp = "Sign up"
    static let signingUp = "Signing up"
    static let tryAgain = "Try again"

    // After a success.
    static func welcomeTitle(name: String) -> String { "Welcome, \(name)" }
    static func welcomeSubtitle(nickname: String) -> String { "You are signed up as \(nickname)" }
    public static let done = "Done"

    // Before the form is discarded.
    static let leaveTitle = "Leave Sign Up"
    static let leaveMessage = "What you have entered will be lost."
    static let unsent = "What you have entered in the sign-up form will be lost."
    public static let leave = "Leave"
    public static let stay = "Stay"

    // What keys do.
    static let signUpAction = "sign up"
    public static let accept = "accept"
    public static let decline = "decline"
    public static let firstField = "first field"
    public static let nextField = "next field"

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

    /// Stands in an empty field.
    static func prompt(of field: SignUpForm.Field) -> String {
        switch field {
        case .name: "first and last name"
        case .email: "you@example.com"
        case .nickname: "letters, digits, . _ -"
        case .age: "in years"
        case .country: "name, or first 3 letters"
        case .terms: ""
        }
    }
}
