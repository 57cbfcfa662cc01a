public import Interactor
public import Model
public import TestKit

/// A sign-up service that the test answers by hand.
public final class ManualSignUpService: SignUpService {
    private let requests = RequestQueue<SignUp, Void, SignUpError>(
        whenCancelled: .unavailable(.networkError(ConnectionError.cancelled)))

    /// Creates a service without requests.
    public init() {}

    /// All sign-ups so far, in order.
    public var questions: [SignUp] { requests.questions }

    /// Waits for the next request and returns it.
    public func nextRequest() async throws(CancellationError) -> PendingRequest<SignUp, Void, SignUpError> {
        try await requests.next()
    }

    /// Waits for the test's answer.
    @concurrent
    public func signUp(_ signUp: SignUp) async throws(SignUpError) {
        try await requests.ask(signUp)
    }
}
