public import Interactor
public import Model

/// A sign-up service that the test answers by hand.
public typealias ManualSignUpService = ManualService<SignUp, Void, SignUpError>

extension ManualSignUpService: SignUpService {
    /// A service whose cancelled requests throw at once.
    public convenience init() {
        self.init(whenCancelled: .unavailable(.networkError(ConnectionError.cancelled)))
    }

    @concurrent
    public func signUp(_ signUp: SignUp) async throws(SignUpError) { try await ask(signUp) }
}
