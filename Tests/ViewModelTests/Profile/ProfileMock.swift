import Model
import ViewModel

/// Records the actions and the ways out of a profile, in their order.
@MainActor
final class ProfileMock: ProfileActions, ProfileNavigator {
    enum Call: Hashable {
        case load, refresh, toggleBookmark
        case showDetail(User)
    }

    private(set) var calls: [Call] = []

    func load() { calls.append(.load) }
    func refresh() { calls.append(.refresh) }
    func toggleBookmark() { calls.append(.toggleBookmark) }
    func showDetail(of user: User) { calls.append(.showDetail(user)) }
}
