public import Interactor

nonisolated extension SignUpError {
    /// The reason why the sign-up failed.
    public var text: String {
        switch self {
        case .nicknameTaken(let nickname): "The nickname “\(nickname)” is taken. Choose another one."
        case .unavailable(let error): "Sign-up failed: \(error.text)"
        }
    }
}
