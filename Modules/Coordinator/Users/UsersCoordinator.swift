import Binding
import Interactor
import Model
import View
import ViewModel

/// Builds the list of people, and leads from it to one of them.
final class UsersCoordinator {
    private weak var app: AppCoordinator?
    private weak var viewModel: UsersListViewModel?

    init(app: AppCoordinator) {
        self.app = app
    }

    func start() {
        guard let app else { return }
        let interactor = UsersInteractor(service: app.dependencies.users, work: Work(within: app.work))
        let viewModel = UsersListViewModel(interactor: interactor, bookmarks: app.bookmarks, navigator: self)
        let view = UsersListView(viewModel: viewModel)
        self.viewModel = viewModel
        app.container.addTab(view.title, root: view, coordinator: self) { [weak view] in view?.setupViewModel() }
    }

    func showFirstDetail() {
        viewModel?.didSelectUser(at: 0)
    }
}

extension UsersCoordinator: UsersListNavigator {
    func showDetail(of user: User) {
        guard let app else { return }
        UserDetailCoordinator(app: app).start(user)
    }
}
