import Binding
public import Interactor
import Model

/// The profile's view model, which calls a closure after every change of its content.
public final class ClosuresProfileViewModel {
    public private(set) var content: ProfileContent {
        didSet { reloadProfileClosure?() }
    }
    public var reloadProfileClosure: (() -> Void)?

    private let interactor: ProfileInteractor
    private weak var navigator: (any ProfileNavigator)?

    /// Creates a view model for the model of `interactor`.
    public init(interactor: ProfileInteractor, navigator: any ProfileNavigator) {
        content = ProfileContent(model: interactor.model)
        self.interactor = interactor
        self.navigator = navigator
        interactor.modelDidUpdate.add(self) { $0.content = ProfileContent(model: $1.model) }
    }

    public func fetch() { interactor.load() }
    public func refresh() { interactor.refresh() }
    public func toggleBookmark() { interactor.toggleBookmark() }
    public func didSelectProfile() { interactor.model.user.value.map { navigator?.showDetail(of: $0) } }
}
