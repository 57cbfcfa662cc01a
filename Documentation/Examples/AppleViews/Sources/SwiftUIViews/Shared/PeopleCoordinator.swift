import Binding
import Interactor
import Model
import Observation
import ViewModel

/// Creates the view models of people's screens, and keeps the path of their navigation stack.
///
/// The view that shows a module has to own the coordinator as long as the module lives.
@MainActor @Observable
final class PeopleCoordinator {
    /// The people whose screens are open, the front one last.
    var path: [User] = []

    @ObservationIgnored private let dependencies: PeopleDependencies
    @ObservationIgnored private let work: Work

    init(dependencies: PeopleDependencies) {
        self.dependencies = dependencies
        work = Work(within: dependencies.work)
    }

    /// The list of people.
    @ObservationIgnored private(set) lazy var users = UsersListViewModel(
        interactor: UsersInteractor(service: dependencies.service, work: work), bookmarks: dependencies.bookmarks,
        navigator: self)

    /// The profile.
    @ObservationIgnored private(set) lazy var profile = ObservationProfileViewModel(
        interactor: ProfileInteractor(
            service: dependencies.service, bookmarks: dependencies.bookmarks, today: dependencies.now(),
            timeZone: dependencies.localization.timeZone, work: work),
        navigator: self)

    /// Returns a new view model of one person's screen.
    func detail(of user: User) -> UserDetailViewModel {
        let picture = UserPictureInteractor(
            user: user, service: dependencies.pictures, decoder: dependencies.pictureDecoder, work: work)
        return UserDetailViewModel(
            user: user, picture: picture, bookmarks: dependencies.bookmarks, localization: dependencies.localization,
            today: dependencies.now(), navigator: nil)
    }
}

extension PeopleCoordinator: UsersListNavigator, ProfileNavigator {
    func showDetail(of user: User) { path.append(user) }
}
