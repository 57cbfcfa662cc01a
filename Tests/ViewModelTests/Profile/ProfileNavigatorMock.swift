import Model
import ViewModel

/// Records whose screens were opened.
@MainActor
final class ProfileNavigatorMock: ProfileNavigator {
    private(set) var users: [User] = []

    func showDetail(of user: User) { users.append(user) }
}
