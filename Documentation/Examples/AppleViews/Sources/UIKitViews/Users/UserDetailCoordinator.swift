import Binding
import Interactor
import Model
import UIKit
import ViewModel

/// Builds one person's screen, and shares a text about them.
@MainActor
final class UserDetailCoordinator {
    private let dependencies: UsersDependencies
    private weak var navigationController: UINavigationController?

    init(dependencies: UsersDependencies, navigationController: UINavigationController) {
        self.dependencies = dependencies
        self.navigationController = navigationController
    }

    func start(_ user: User) {
        let picture = UserPictureInteractor(
            user: user, service: dependencies.pictures, decoder: dependencies.pictureDecoder,
            work: Work(within: dependencies.work))
        let viewModel = UserDetailViewModel(
            user: user, picture: picture, bookmarks: dependencies.bookmarks, localization: dependencies.localization,
            today: dependencies.now(), navigator: self)
        navigationController?.pushViewController(
            UserDetailViewController(viewModel: viewModel, keeping: self), animated: true)
    }
}

extension UserDetailCoordinator: UserDetailNavigator {
    func share(_ text: String) { navigationController?.share(text) }
}
