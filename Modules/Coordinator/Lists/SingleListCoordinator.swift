import Interactor
import Model
import Shell
import View
import ViewModel

/// Builds one list's screen.
final class SingleListCoordinator {
    private let dependencies: ListsDependencies
    private let navigation: Navigation

    init(dependencies: ListsDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
    }

    func start(_ id: ToDoList.ID) {
        let viewModel = SingleListViewModel(interactor: SingleListInteractor(id: id, lists: dependencies.lists))
        viewModel.outputs.goBack = { [weak self] in self?.goBack() }
        let view = SingleListView(viewModel: viewModel)
        view.setupViewModel()
        navigation.push(view, at: ["\(id)"], keeping: self)
    }

    private func goBack() { navigation.pop(self) }
}
