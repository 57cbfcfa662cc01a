public import Interactor
import Model

/// The profile at one moment: a value that is replaced as a whole when the model changes.
public struct ImmutableProfileViewModel {
    private let model: Profile
    private let interactor: ProfileInteractor
    private let navigator: any ProfileNavigator

    /// What the profile shows now.
    public init(interactor: ProfileInteractor, navigator: any ProfileNavigator) {
        model = interactor.model
        self.interactor = interactor
        self.navigator = navigator
    }

    public var content: ProfileContent { ProfileContent(model) }

    public func load() { interactor.load() }
    public func didTapRefresh() { interactor.refresh() }
    public func didTapBookmark() { interactor.toggleBookmark() }
    public func didTapCard() { model.user.value.map(navigator.showDetail) }
}

extension ImmutableProfileViewModel: Equatable {
    public static func == (one: ImmutableProfileViewModel, other: ImmutableProfileViewModel) -> Bool {
        one.model == other.model
    }
}
