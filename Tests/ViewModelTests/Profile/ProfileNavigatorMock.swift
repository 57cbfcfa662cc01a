import Model
import ViewModel

/// Records whose screens the profile leads to.
@MainActor
final class ProfileNavigatorMock: ProfileNavigator {
    private(set) var users: [User] = []

    func showDetail(of user: User) { users.append(user) }
}
