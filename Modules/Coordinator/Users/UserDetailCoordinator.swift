import Binding
import Interactor
import Model
import TextUI
import View
import ViewModel

/// Builds one person's screen.
final class UserDetailCoordinator {
    private weak var app: AppCoordinator?

    init(app: AppCoordinator) {
        self.app = app
    }

    func start(_ user: User) {
        guard let app else { return }
        let picture = UserPictureInteractor(
            user: user, service: app.dependencies.pictures, decoder: app.dependencies.pictureDecoder,
            work: Work(within: app.work))
        let viewModel = UserDetailViewModel(
            user: user, picture: picture, bookmarks: app.bookmarks, localization: app.dependencies.localization,
            navigator: self)
        let view = UserDetailView(viewModel: viewModel)
        app.container.push(view, coordinator: self)
        view.setupViewModel()
    }
}

extension UserDetailCoordinator: UserDetailNavigator {
    func share(_ text: String) {
        app?.host?.copy(text)
    }
}
