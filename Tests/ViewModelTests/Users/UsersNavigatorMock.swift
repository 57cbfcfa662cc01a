import Model
import ViewModel

/// Records the ways out that the screens of people take.
@MainActor
final class UsersNavigatorMock: UsersListNavigator, BookmarksNavigator, UserDetailNavigator {
    enum Call: Hashable {
        case showDetail(User)
        case share(String)
    }

    private(set) var calls: [Call] = []

    func showDetail(of user: User) { calls.append(.showDetail(user)) }
    func share(_ text: String) { calls.append(.share(text)) }
}
