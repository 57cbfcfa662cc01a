import Binding
import Interactor
import Shell
import View
import ViewModel

/// Builds and binds the feed.
final class FeedCoordinator: FeatureCoordinator {
    private let dependencies: FeedDependencies
    private let navigation: Navigation

    init(dependencies: FeedDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
    }

    func start() {
        let work = Work(within: dependencies.work)
        let interactor = FeedInteractor(service: dependencies.service, likes: dependencies.likes, work: work)
        let view = FeedView(
            viewModel: FeedViewModel(model: interactor.model, liked: interactor.liked, interactor),
            clock: dependencies.clock, work: work)
        interactor.bind(to: view) { FeedViewModel(model: $0.model, liked: $0.liked, $0) }
        navigation.push(view, at: .feed, keeping: self)
    }
}
