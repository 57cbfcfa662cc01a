import Binding
import Interactor
import UIKit
import ViewModel

/// Builds the feed, and binds it to its interactor.
@MainActor
final class FeedCoordinator {
    private let dependencies: FeedDependencies
    private weak var navigationController: UINavigationController?

    init(dependencies: FeedDependencies, navigationController: UINavigationController) {
        self.dependencies = dependencies
        self.navigationController = navigationController
    }

    func start() {
        let interactor = FeedInteractor(
            service: dependencies.service, likes: dependencies.likes, work: Work(within: dependencies.work))
        let viewController = FeedViewController(
            viewModel: FeedViewModel(model: interactor.model, liked: interactor.liked, interactor), keeping: self)
        interactor.bind(to: viewController) { FeedViewModel(model: $0.model, liked: $0.liked, $0) }
        navigationController?.pushViewController(viewController, animated: true)
    }
}
