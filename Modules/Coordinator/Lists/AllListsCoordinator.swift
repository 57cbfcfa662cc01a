import Model
import Shell
import View
import ViewModel

/// Builds the screen of all lists, and opens single lists from there.
final class AllListsCoordinator {
    private let dependencies: ListsDependencies
    private let navigation: Navigation

    init(dependencies: ListsDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
    }

    func start() {
        let viewModel = AllListsViewModel(interactor: dependencies.lists, localization: dependencies.localization)
        viewModel.outputs.showSingleList = { [weak self] list in self?.showSingleList(list) }
        let view = AllListsView(viewModel: viewModel)
        view.setupViewModel()
        navigation.push(view, at: .lists, keeping: self)
    }

    private func showSingleList(_ id: ToDoList.ID) {
        SingleListCoordinator(dependencies: dependencies, navigation: navigation).start(id)
    }
}

extension AllListsCoordinator: FeatureCoordinator {
    func open(_ part: String) async throws(NotFound) {
        let (lists, work) = (dependencies.lists, dependencies.work)
        let list = try await row(part, of: lists, loading: work, on: navigation, rows: \.self)
        (list?.id).map(showSingleList)
    }
}
