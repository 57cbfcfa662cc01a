public import Interactor
public import Model
public import TestKit

/// A service that people sign up at, whose answers the test gives by hand.
public final class ManualSignUpService: SignUpService {
    private let requests = RequestQueue<SignUp, Void, SignUpError>(whenCancelled: .unavailable(reason: "cancelled"))

    /// Nobody has come yet.
    public init() {}

    /// Who has come so far, in order.
    public var questions: [SignUp] { requests.questions }

    /// The first request that has not been handed out yet; waits for it to come in.
    public func nextRequest() async throws(CancellationError) -> PendingRequest<SignUp, Void, SignUpError> {
        try await requests.next()
    }

    /// Waits for the test's answer.
    @concurrent
    public func signUp(_ signUp: SignUp) async throws(SignUpError) {
        try await requests.ask(signUp)
    }
}
