import Binding
public import Interactor
import Model
public import Observation

/// The profile's view model; observers of `content` are notified before each change.
@Observable
public final class ObservationProfileViewModel {
    public private(set) var content: ProfileContent

    private let interactor: ProfileInteractor
    @ObservationIgnored private weak var navigator: (any ProfileNavigator)?

    /// Creates a view model for the model of `interactor`.
    public init(interactor: ProfileInteractor, navigator: any ProfileNavigator) {
        content = ProfileContent(model: interactor.model)
        self.interactor = interactor
        self.navigator = navigator
        interactor.modelDidUpdate.add(self) { $0.content = ProfileContent(model: $1.model) }
    }

    public func load() { interactor.load() }
    public func refresh() { interactor.refresh() }
    public func toggleBookmark() { interactor.toggleBookmark() }
    public func showDetail() { interactor.model.user.value.map { navigator?.showDetail(of: $0) } }
}
