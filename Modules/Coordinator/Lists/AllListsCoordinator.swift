import Binding
import Interactor
import Model
import Shell
import View
import ViewModel

/// Builds the lists, and leads from them to one of them.
final class AllListsCoordinator {
    private let dependencies: ListsDependencies
    private let navigation: Navigation
    private weak var viewModel: AllListsViewModel?
    private weak var interactor: AllListsInteractor?

    init(dependencies: ListsDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
    }

    func start() {
        let interactor = AllListsInteractor(
            database: dependencies.database, work: Work(within: dependencies.work), stamps: dependencies.stamps)
        let viewModel = AllListsViewModel(interactor: interactor, localization: dependencies.localization)
        viewModel.outputs.showSingleList = { [weak self] list in self?.showSingleList(list) }
        let view = AllListsView(viewModel: viewModel)
        view.setupViewModel()
        self.viewModel = viewModel
        self.interactor = interactor
        navigation.push(view, keeping: self)
    }

    private func showSingleList(_ id: ToDoList.ID) {
        guard let interactor else { return }
        SingleListCoordinator(lists: interactor, navigation: navigation).start(id)
    }
}

extension AllListsCoordinator: FeatureCoordinator {
    func open(_ route: Route) async {
        guard route == .list else { return }
        await dependencies.work.settle()
        viewModel?.inputs.userSelectedList(at: 0)
    }
}
