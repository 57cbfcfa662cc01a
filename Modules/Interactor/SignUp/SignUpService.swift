public import Model

/// A service that people sign up at.
public nonisolated protocol SignUpService: Sendable {
    /// Signs a person up; once it returns, the nickname is theirs.
    ///
    /// - Throws: `SignUpError`, also if the request is cancelled.
    @concurrent func signUp(_ signUp: SignUp) async throws(SignUpError)
}
