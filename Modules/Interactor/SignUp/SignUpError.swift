/// The reason why a sign-up failed.
public nonisolated enum SignUpError: Error, Hashable {
    /// Someone else has this nickname.
    case nicknameTaken(String)
    /// The request to the service failed.
    case unavailable(NetworkError)
}
