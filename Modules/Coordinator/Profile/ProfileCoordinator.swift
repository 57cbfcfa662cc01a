import Binding
import Interactor
import Model
import Shell
import ViewModel

/// Builds the profile in the chosen binding style, and opens the detail screen of the profile's person.
final class ProfileCoordinator: FeatureCoordinator {
    private let dependencies: ProfileDependencies
    private let navigation: Navigation
    private let work: Work
    private weak var interactor: ProfileInteractor?

    init(dependencies: ProfileDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
        work = Work(within: dependencies.work)
    }

    func start() {
        let interactor = ProfileInteractor(
            service: dependencies.service, bookmarks: dependencies.bookmarks, today: dependencies.now(),
            timeZone: dependencies.localization.timeZone, work: work)
        self.interactor = interactor
        let view = dependencies.style.makeProfileScreen(interactor, navigator: self)
        navigation.push(view, at: .profile, keeping: self)
    }

    func open(_ part: String) async throws(NotFound) {
        guard let interactor else { return }
        await work.settle()
        guard !Task.isCancelled, navigation.frontOwner === self else { return }
        let user = interactor.model.user
        if let person = user.value, [person.id, Route.first].contains(part) { return showDetail(of: person) }
        if user.failure == nil { throw NotFound(part) }
    }
}

extension ProfileCoordinator: ProfileNavigator {
    func showDetail(of user: User) { dependencies.onShowUser(user, navigation) }
}
