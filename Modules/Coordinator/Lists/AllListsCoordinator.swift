import Binding
import Interactor
import Model
import View
import ViewModel

/// Builds the lists, and leads from them to one of them.
final class AllListsCoordinator {
    private weak var app: AppCoordinator?
    private weak var viewModel: AllListsViewModel?
    private weak var interactor: AllListsInteractor?

    init(app: AppCoordinator) {
        self.app = app
    }

    func start() {
        guard let app else { return }
        // What was asked for is written before the app ends.
        let interactor = AllListsInteractor(
            database: app.dependencies.lists, work: Work(within: app.storing), stamps: app.dependencies.stamps)
        let viewModel = AllListsViewModel(interactor: interactor, localization: app.dependencies.localization)
        viewModel.outputs.showSingleList = { [weak self] list in self?.showSingleList(list) }
        let view = AllListsView(viewModel: viewModel)
        self.viewModel = viewModel
        self.interactor = interactor
        app.container.addTab("Lists", root: view, coordinator: self) { [weak view] in view?.setupViewModel() }
    }

    func showFirstList() {
        viewModel?.inputs.userSelectedList(at: 0)
    }

    private func showSingleList(_ id: ToDoList.ID) {
        guard let app, let interactor else { return }
        SingleListCoordinator(app: app).start(id, lists: interactor)
    }
}
