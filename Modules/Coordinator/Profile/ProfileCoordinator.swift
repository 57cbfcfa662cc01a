import Binding
import Interactor
import Model
import Shell
import View
import ViewModel

/// Builds the profile in the chosen binding style and leads from it to the person's own screen.
final class ProfileCoordinator: FeatureCoordinator {
    private let dependencies: ProfileDependencies
    private let navigation: Navigation

    init(dependencies: ProfileDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
    }

    func start() {
        let interactor = ProfileInteractor(
            service: dependencies.service, bookmarks: dependencies.bookmarks, work: Work(within: dependencies.work))
        navigation.push(dependencies.style.makeProfileScreen(interactor, navigator: self), at: .profile, keeping: self)
    }
}

extension ProfileCoordinator: ProfileNavigator {
    func showDetail(of user: User) { dependencies.onShowUser(user, navigation) }
}
