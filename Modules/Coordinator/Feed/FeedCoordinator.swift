import Binding
import Interactor
import Shell
import View
import ViewModel

/// Builds the feed.
final class FeedCoordinator: FeatureCoordinator {
    private let dependencies: FeedDependencies
    private let navigation: Navigation

    init(dependencies: FeedDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
    }

    /// The likes are no part of the model that the view is bound to: each like would rebuild the whole feed.
    func start() {
        let work = Work(within: dependencies.work)
        let interactor = FeedInteractor(service: dependencies.service, work: work)
        let likes = dependencies.likes
        let view = FeedView(
            viewModel: FeedViewModel(interactor: interactor, likes: likes), clock: dependencies.clock, work: work)
        interactor.bind(to: view) { FeedViewModel(interactor: $0, likes: likes) }
        navigation.push(view, keeping: self)
    }
}
