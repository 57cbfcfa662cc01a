import Model
import ViewModel

/// Records where it was led.
@MainActor
final class NavigatorMock: UsersListNavigator, BookmarksNavigator, UserDetailNavigator, ContainerNavigator {
    enum Call: Hashable {
        case showDetail(User)
        case share(String)
        case showSettings
        case quit
        case suspend
    }

    private(set) var calls: [Call] = []

    func showDetail(of user: User) { calls.append(.showDetail(user)) }
    func share(_ text: String) { calls.append(.share(text)) }
    func showSettings() { calls.append(.showSettings) }
    func quit() { calls.append(.quit) }
    func suspend() { calls.append(.suspend) }
}
