import Interactor
import Model
import View
import ViewModel

/// Builds one list's screen.
final class SingleListCoordinator {
    private weak var app: AppCoordinator?

    init(app: AppCoordinator) {
        self.app = app
    }

    func start(_ id: ToDoList.ID, lists: AllListsInteractor) {
        guard let app else { return }
        let viewModel = SingleListViewModel(interactor: SingleListInteractor(id: id, lists: lists))
        let view = SingleListView(viewModel: viewModel)
        app.container.push(view, coordinator: self)
        view.setupViewModel()
    }
}
