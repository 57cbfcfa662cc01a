import Binding
public import Interactor
import Model

/// The profile's view model, which notifies one delegate of every change.
public final class DelegateProfileViewModel {
    public weak var delegate: (any ProfileViewModelDelegate)?

    private let interactor: ProfileInteractor
    private weak var navigator: (any ProfileNavigator)?

    /// Creates a view model for the model of `interactor`.
    public init(interactor: ProfileInteractor, navigator: any ProfileNavigator) {
        self.interactor = interactor
        self.navigator = navigator
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.delegate?.didUpdateProfile() }
    }

    public var content: ProfileContent { ProfileContent(model: interactor.model) }

    public func loadProfile() { interactor.load() }
    public func refreshProfile() { interactor.refresh() }
    public func toggleBookmark() { interactor.toggleBookmark() }
    public func didSelectProfile() { interactor.model.user.value.map { navigator?.showDetail(of: $0) } }
}
