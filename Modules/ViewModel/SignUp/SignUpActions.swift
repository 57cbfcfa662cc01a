public import Interactor
public import Model

/// The actions of the sign-up screen.
public protocol SignUpActions: AnyObject {
    /// Sends `signUp` to the service, unless a submission is pending or has succeeded.
    func submit(_ signUp: SignUp)
}

extension SignUpInteractor: SignUpActions {}
