import Binding
import Interactor
import Model
import Shell
import View
import ViewModel

/// Builds one person's screen.
final class UserDetailCoordinator {
    private let dependencies: UsersDependencies
    private let navigation: Navigation

    init(dependencies: UsersDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
    }

    func start(_ user: User) {
        let picture = UserPictureInteractor(
            user: user, service: dependencies.pictures, decoder: dependencies.pictureDecoder,
            work: Work(within: dependencies.work))
        let viewModel = UserDetailViewModel(
            user: user, picture: picture, bookmarks: dependencies.bookmarks, localization: dependencies.localization,
            today: dependencies.now(), navigator: self)
        let view = UserDetailView(viewModel: viewModel)
        view.setupViewModel()
        navigation.push(view, at: [user.uniqueID], keeping: self)
    }
}

extension UserDetailCoordinator: UserDetailNavigator {
    func share(_ text: String) { navigation.share(text) }
}
