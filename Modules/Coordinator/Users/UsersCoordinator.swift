import Binding
import Interactor
import Model
import Shell
import View
import ViewModel

/// Builds the list of people, and opens one person from it.
final class UsersCoordinator {
    private let dependencies: UsersDependencies
    private let navigation: Navigation
    private weak var viewModel: UsersListViewModel?

    init(dependencies: UsersDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
    }

    func start() {
        let interactor = UsersInteractor(service: dependencies.service, work: Work(within: dependencies.work))
        let viewModel = UsersListViewModel(
            interactor: interactor, bookmarks: dependencies.bookmarks, navigator: self)
        let view = UsersListView(viewModel: viewModel)
        view.setupViewModel()
        self.viewModel = viewModel
        navigation.push(view, at: .users, keeping: self)
    }
}

extension UsersCoordinator: UsersListNavigator {
    func showDetail(of user: User) {
        UserDetailCoordinator(dependencies: dependencies, navigation: navigation).start(user)
    }
}

extension UsersCoordinator: FeatureCoordinator {
    func open(_ route: Route) async {
        guard route == .userDetail else { return }
        await dependencies.work.settle()
        guard let viewModel, let first = viewModel.user(at: 0) else { return }
        viewModel.didSelectUser(first)
    }
}
