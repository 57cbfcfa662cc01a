public import Binding
public import Interactor
import Model

/// The profile's view model, which receives inputs and sends outputs, both as messages.
public final class MessagesProfileViewModel: ViewModel {
    public enum Input {
        case viewDidLoad, loadProfile, didTapRefresh, didTapBookmark, didTapCard
    }

    public enum Output {
        /// The content to show from now on.
        case updatedProfile(ProfileContent)
    }

    private let interactor: ProfileInteractor
    private weak var navigator: (any ProfileNavigator)?
    private var respond: ((Output) -> Void)?

    /// Creates a view model for the model of `interactor`.
    public init(interactor: ProfileInteractor, navigator: any ProfileNavigator) {
        self.interactor = interactor
        self.navigator = navigator
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.answer() }
    }

    public func accept(_ input: Input, respond: @escaping (Output) -> Void) {
        self.respond = respond
        switch input {
        case .viewDidLoad: answer()
        case .loadProfile: interactor.load()
        case .didTapRefresh: interactor.refresh()
        case .didTapBookmark: interactor.toggleBookmark()
        case .didTapCard: interactor.model.user.value.map { navigator?.showDetail(of: $0) }
        }
    }

    private func answer() { respond?(.updatedProfile(ProfileContent(model: interactor.model))) }
}
