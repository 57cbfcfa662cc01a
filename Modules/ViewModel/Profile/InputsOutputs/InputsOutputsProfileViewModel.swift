import Binding
public import Interactor
import Model

/// The profile's view model, which takes inputs and emits outputs.
public final class InputsOutputsProfileViewModel: ProfileType, ProfileInputs, ProfileOutputs {
    public var displayProfile: ((ProfileContent) -> Void)?

    public var inputs: any ProfileInputs { self }
    public var outputs: any ProfileOutputs { self }

    private let interactor: ProfileInteractor
    private weak var navigator: (any ProfileNavigator)?

    /// Creates a view model for the model of `interactor`.
    public init(interactor: ProfileInteractor, navigator: any ProfileNavigator) {
        self.interactor = interactor
        self.navigator = navigator
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.emit() }
    }

    public func viewDidLoad() { emit() }
    public func viewDidAppear() { interactor.load() }
    public func userTappedRefresh() { interactor.refresh() }
    public func userTappedBookmark() { interactor.toggleBookmark() }
    public func userTappedCard() { interactor.model.user.value.map { navigator?.showDetail(of: $0) } }

    private func emit() { displayProfile?(ProfileContent(model: interactor.model)) }
}
