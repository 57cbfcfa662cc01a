import Model
import Shell
import TextUI

/// The ways out of the features; none of these closures keeps the app alive.
extension AppCoordinator {
    /// Copies a text to the clipboard.
    var onShare: (String) -> Void {
        { [weak self] in self?.host?.copy($0) }
    }

    /// Opens a user's detail screen on the stack of the caller.
    func onShowUser(on navigation: Navigation) -> (User) -> Void {
        { [weak self] user in
            guard let self else { return }
            UserDetailCoordinator(dependencies: users, navigation: navigation, onShare: onShare).start(user)
        }
    }

    /// The places without a tab of their own, each with the action that opens it.
    var waysFromMore: [MoreCoordinator.Way] {
        Place.all.filter { $0.standing != .tab }.map { place in
            MoreCoordinator.Way(title: place.title) { [weak self] in self?.show(place) }
        }
    }
}
