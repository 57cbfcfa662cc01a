public import Model

/// Where people sign up.
public nonisolated protocol SignUpService: Sendable {
    /// Signs someone up; when it returns, the nickname is theirs.
    ///
    /// - Throws: `SignUpError`; a cancelled request throws too.
    @concurrent func signUp(_ signUp: SignUp) async throws(SignUpError)
}
