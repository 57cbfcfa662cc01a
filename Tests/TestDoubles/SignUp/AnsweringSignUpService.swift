public import Interactor
public import Model
import Synchronization

/// A sign-up service that answers at once.
public final class AnsweringSignUpService: SignUpService {
    private let taken: Set<String>
    private let failing = Mutex<SignUpError?>(nil)

    /// - Parameter taken: The nicknames that are refused.
    public init(taken: Set<String> = []) {
        self.taken = taken
    }

    /// The error that every call throws, if any.
    public var failure: SignUpError? {
        get { failing.withLock { $0 } }
        set { failing.withLock { $0 = newValue } }
    }

    @concurrent
    public func signUp(_ signUp: SignUp) async throws(SignUpError) {
        if let failure { throw failure }
        if taken.contains(signUp.nickname) { throw .nicknameTaken(signUp.nickname) }
    }
}
