public import Model

/// A service where people sign up.
public nonisolated protocol SignUpService: Sendable {
    /// Signs a person up; once the call returns, the nickname belongs to this person.
    ///
    /// - Throws: `SignUpError`, also if the request is cancelled.
    @concurrent func signUp(_ signUp: SignUp) async throws(SignUpError)
}
