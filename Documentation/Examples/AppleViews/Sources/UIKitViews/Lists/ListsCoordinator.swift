import Interactor
import Model
import UIKit
import ViewModel

/// The interactor and the localization behind the screens of to-do lists.
struct ListsDependencies {
    /// The only owner of the lists.
    let lists: AllListsInteractor
    let localization: Localization
}

/// Opens the screen of all lists, and from there a single list.
@MainActor final class ListsCoordinator {
    private let dependencies: ListsDependencies
    private weak var navigationController: UINavigationController?

    init(dependencies: ListsDependencies, navigationController: UINavigationController) {
        self.dependencies = dependencies
        self.navigationController = navigationController
    }

    func start() {
        let viewModel = AllListsViewModel(interactor: dependencies.lists, localization: dependencies.localization)
        viewModel.outputs.showSingleList = { [weak self] id in self?.showSingleList(id) }
        navigationController?.pushViewController(
            AllListsViewController(viewModel: viewModel, keeping: self), animated: true)
    }

    private func showSingleList(_ id: ToDoList.ID) {
        guard let navigationController else { return }
        SingleListCoordinator(lists: dependencies.lists, navigationController: navigationController).start(id)
    }
}

/// Opens one list.
@MainActor final class SingleListCoordinator {
    private let lists: AllListsInteractor
    private weak var navigationController: UINavigationController?
    private weak var viewController: UIViewController?

    init(lists: AllListsInteractor, navigationController: UINavigationController) {
        self.lists = lists
        self.navigationController = navigationController
    }

    func start(_ id: ToDoList.ID) {
        let viewModel = SingleListViewModel(interactor: SingleListInteractor(id: id, lists: lists))
        viewModel.outputs.goBack = { [weak self] in self?.goBack() }
        let viewController = SingleListViewController(viewModel: viewModel, keeping: self)
        self.viewController = viewController
        navigationController?.pushViewController(viewController, animated: true)
    }

    private func goBack() {
        guard let navigationController, navigationController.topViewController === viewController else { return }
        navigationController.popViewController(animated: true)
    }
}
