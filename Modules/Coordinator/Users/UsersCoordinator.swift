import Binding
import Interactor
import Model
import Shell
import View
import ViewModel

/// Builds the list of people, and opens a person from the list.
final class UsersCoordinator {
    private let dependencies: UsersDependencies
    private let navigation: Navigation
    private let work: Work
    private weak var interactor: UsersInteractor?
    private weak var viewModel: UsersListViewModel?

    init(dependencies: UsersDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
        work = Work(within: dependencies.work)
    }

    func start() {
        let interactor = UsersInteractor(service: dependencies.service, work: work)
        let viewModel = UsersListViewModel(
            interactor: interactor, bookmarks: dependencies.bookmarks, navigator: self)
        let view = UsersListView(viewModel: viewModel)
        view.setupViewModel()
        self.interactor = interactor
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
    func open(_ part: String) async throws(NotFound) {
        guard let interactor, let viewModel else { return }
        let user = try await row(part, of: interactor, loading: work, on: navigation, more: interactor.loadMore) { _ in
            viewModel.currentUsers
        } others: {
            (interactor.model.value?.users ?? []) + (dependencies.bookmarks.model.value?.users ?? [])
        }
        user.map(showDetail)
    }
}
