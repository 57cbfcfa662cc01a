import Binding
import Interactor
import Model
import View
import ViewModel

/// Builds the profile in the binding style that was asked for, and leads from it to the person's screen.
final class ProfileCoordinator {
    private weak var app: AppCoordinator?

    init(app: AppCoordinator) {
        self.app = app
    }

    func start() {
        guard let app else { return }
        let interactor = ProfileInteractor(
            service: app.dependencies.users, bookmarks: app.bookmarks, work: Work(within: app.work))
        let view = app.profileBinding.makeProfileScreen(interactor, navigator: self)
        app.container.push(view, coordinator: self)
        view.setupViewModel()
    }
}

extension ProfileCoordinator: ProfileNavigator {
    func showDetail(of user: User) {
        guard let app else { return }
        UserDetailCoordinator(app: app).start(user)
    }
}
