public import Interactor
public import Model
import Synchronization

/// A service to sign up at that answers at once.
public final class AnsweringSignUpService: SignUpService {
    private let taken: Set<String>
    private let failing = Mutex<SignUpError?>(nil)

    /// - Parameter taken: The nicknames that it refuses.
    public init(taken: Set<String> = []) {
        self.taken = taken
    }

    /// What every call throws; nil for none.
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
