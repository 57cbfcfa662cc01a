import Binding
import Interactor
import Model
import UIKit
import ViewModel

/// Builds the list of people, and opens a person from the list.
@MainActor
final class UsersCoordinator {
    private let dependencies: UsersDependencies
    private weak var navigationController: UINavigationController?

    init(dependencies: UsersDependencies, navigationController: UINavigationController) {
        self.dependencies = dependencies
        self.navigationController = navigationController
    }

    func start() {
        let interactor = UsersInteractor(service: dependencies.service, work: Work(within: dependencies.work))
        let viewModel = UsersListViewModel(
            interactor: interactor, bookmarks: dependencies.bookmarks, navigator: self)
        navigationController?.pushViewController(
            UsersListViewController(viewModel: viewModel, keeping: self), animated: true)
    }
}

extension UsersCoordinator: UsersListNavigator {
    func showDetail(of user: User) {
        guard let navigationController else { return }
        UserDetailCoordinator(dependencies: dependencies, navigationController: navigationController).start(user)
    }
}
