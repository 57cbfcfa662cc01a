public import Interactor
public import Model

/// A sign-up service whose requests the test answers.
public typealias ManualSignUpService = ManualService<SignUp, Void, SignUpError>

extension ManualSignUpService: SignUpService {
    /// Creates a service whose cancelled requests throw immediately.
    public convenience init() {
        self.init(whenCancelled: .unavailable(.networkError(ConnectionError.cancelled)))
    }

    @concurrent
    public func signUp(_ signUp: SignUp) async throws(SignUpError) { try await ask(signUp) }
}
