import Binding
public import Interactor
import Model

/// The profile, which tells one delegate about every change.
public final class DelegateProfileViewModel {
    public weak var delegate: (any ProfileViewModelDelegate)?

    private let interactor: ProfileInteractor
    private weak var navigator: (any ProfileNavigator)?

    /// A profile that shows the model of `interactor`.
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
