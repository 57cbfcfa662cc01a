/// Why someone was not signed up.
public nonisolated enum SignUpError: Error, Hashable {
    /// Somebody else has that nickname.
    case nicknameTaken(String)
    /// There is no answer, and why.
    case unavailable(reason: String)

    /// What a user is told.
    public var message: String {
        switch self {
        case .nicknameTaken(let nickname): "The nickname “\(nickname)” is taken."
        case .unavailable(let reason): "Signing up is not possible: \(reason)"
        }
    }
}
