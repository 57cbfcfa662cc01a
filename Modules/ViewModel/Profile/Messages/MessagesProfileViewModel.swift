public import Binding
public import Interactor
import Model

/// The profile, which is sent inputs and answers with outputs.
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

    /// A profile that shows the model of `interactor`.
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
