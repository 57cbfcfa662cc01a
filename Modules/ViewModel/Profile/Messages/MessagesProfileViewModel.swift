public import Binding
public import Interactor
import Model

/// The profile, which is sent inputs and answers with outputs.
public final class MessagesProfileViewModel: ViewModel {
    public enum Input {
        case loadProfile, didTapRefresh, didTapBookmark, didTapCard
    }

    public enum Output {
        /// What there is to show from now on.
        case updatedProfile(ProfileContent)
    }

    private let interactor: ProfileInteractor
    private weak var navigator: (any ProfileNavigator)?
    private var respond: ((Output) -> Void)?

    /// What `interactor` loads from now on.
    public init(interactor: ProfileInteractor, navigator: any ProfileNavigator) {
        self.interactor = interactor
        self.navigator = navigator
        interactor.modelDidUpdate.add(self) { $0.respond?(.updatedProfile(ProfileContent($1.model))) }
    }

    public func accept(_ input: Input, respond: @escaping (Output) -> Void) {
        self.respond = respond
        switch input {
        case .loadProfile:
            respond(.updatedProfile(ProfileContent(interactor.model)))
            interactor.load()
        case .didTapRefresh: interactor.refresh()
        case .didTapBookmark: interactor.toggleBookmark()
        case .didTapCard: interactor.model.user.value.map { navigator?.showDetail(of: $0) }
        }
    }
}
