import Binding
public import Interactor
import Model
public import Observation

/// The profile, whose properties tell whoever reads them that they change.
@Observable
public final class ObservationProfileViewModel {
    public private(set) var content: ProfileContent

    private let interactor: ProfileInteractor
    @ObservationIgnored private weak var navigator: (any ProfileNavigator)?

    /// What `interactor` loads from now on.
    public init(interactor: ProfileInteractor, navigator: any ProfileNavigator) {
        content = ProfileContent(interactor.model)
        self.interactor = interactor
        self.navigator = navigator
        interactor.modelDidUpdate.add(self) { $0.content = ProfileContent($1.model) }
    }

    public func load() { interactor.load() }
    public func refresh() { interactor.refresh() }
    public func toggleBookmark() { interactor.toggleBookmark() }
    public func showDetail() { interactor.model.user.value.map { navigator?.showDetail(of: $0) } }
}
