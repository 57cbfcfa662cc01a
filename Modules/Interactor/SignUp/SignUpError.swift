/// The reason why a sign-up failed.
public nonisolated enum SignUpError: Error, Hashable {
    /// Someone else has this nickname.
    case nicknameTaken(String)
    /// The service could not be asked.
    case unavailable(NetworkError)
}
