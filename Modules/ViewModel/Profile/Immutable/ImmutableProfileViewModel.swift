public import Interactor
import Model

/// The content of the profile at one moment; a new value replaces the old one when the model changes.
public struct ImmutableProfileViewModel {
    private let model: Profile
    private let actions: (any ProfileActions)?
    private let navigator: (any ProfileNavigator)?

    /// Creates the content for `model`.
    ///
    /// - Parameters:
    ///   - actions: Carries out the user's actions; nil ignores them.
    ///   - navigator: Opens the person's own screen; nil opens nothing.
    public init(model: Profile, _ actions: (any ProfileActions)?, navigator: (any ProfileNavigator)?) {
        self.model = model
        self.actions = actions
        self.navigator = navigator
    }

    public var content: ProfileContent { ProfileContent(model: model) }

    public func load() { actions?.load() }
    public func didTapRefresh() { actions?.refresh() }
    public func didTapBookmark() { actions?.toggleBookmark() }
    public func didTapCard() { model.user.value.map { navigator?.showDetail(of: $0) } }
}

extension ImmutableProfileViewModel: Equatable {
    public static func == (one: ImmutableProfileViewModel, other: ImmutableProfileViewModel) -> Bool {
        one.model == other.model
    }
}
