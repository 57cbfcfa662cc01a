import Binding
public import Interactor
import Model

/// The profile, which takes inputs and emits outputs.
public final class InputsOutputsProfileViewModel: ProfileType, ProfileInputs, ProfileOutputs {
    public var displayProfile: ((ProfileContent) -> Void)?

    public var inputs: any ProfileInputs { self }
    public var outputs: any ProfileOutputs { self }

    private let interactor: ProfileInteractor
    private weak var navigator: (any ProfileNavigator)?

    /// What `interactor` loads from now on.
    public init(interactor: ProfileInteractor, navigator: any ProfileNavigator) {
        self.interactor = interactor
        self.navigator = navigator
        interactor.modelDidUpdate.add(self) { $0.displayProfile?(ProfileContent($1.model)) }
    }

    public func viewDidLoad() {
        displayProfile?(ProfileContent(interactor.model))
        interactor.load()
    }

    public func userTappedRefresh() { interactor.refresh() }
    public func userTappedBookmark() { interactor.toggleBookmark() }
    public func userTappedCard() { interactor.model.user.value.map { navigator?.showDetail(of: $0) } }
}
