import Model
import ViewModel

/// Records who was submitted.
@MainActor
final class SignUpActionsMock: SignUpActions {
    private(set) var submitted: [SignUp] = []

    func submit(_ signUp: SignUp) { submitted.append(signUp) }
}
