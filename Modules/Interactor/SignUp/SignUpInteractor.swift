public import Binding
public import Model

/// An interactor that signs up one person, once.
///
/// The view owns the state of the form.
public final class SignUpInteractor: ModelOwner {
    public private(set) var model = LoadableModel<SignUp, SignUpError>.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<SignUpInteractor>()

    private let service: any SignUpService
    private let work: Work

    /// Creates an interactor that has not signed anyone up yet.
    public init(service: any SignUpService, work: Work) {
        self.service = service
        self.work = work
    }

    /// Sends `signUp` to the service, unless a submission has succeeded or is pending.
    public func submit(_ signUp: SignUp) {
        guard model.value == nil, !model.isLoading else { return }
        work.load(for: self, into: \.model) { [service] () async throws(SignUpError) in
            try await service.signUp(signUp)
            return signUp
        }
    }
}
