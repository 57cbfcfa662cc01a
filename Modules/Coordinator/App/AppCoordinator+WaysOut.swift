import Model
import Shell
import TextUI

/// Where features lead out of themselves; none keeps the app alive.
extension AppCoordinator {
    /// Puts a text on the clipboard.
    var onShare: (String) -> Void {
        { [weak self] in self?.host?.copy($0) }
    }

    /// Opens a person's screen on the caller's stack.
    func onShowUser(on navigation: Navigation) -> (User) -> Void {
        { [weak self] user in
            guard let self else { return }
            UserDetailCoordinator(dependencies: users, navigation: navigation, onShare: onShare).start(user)
        }
    }

    /// The places without a tab, each with what opens it.
    var waysFromMore: [MoreCoordinator.Way] {
        Place.all.filter { $0.standing != .tab }.map { place in
            MoreCoordinator.Way(title: place.title) { [weak self] in self?.show(place) }
        }
    }
}
