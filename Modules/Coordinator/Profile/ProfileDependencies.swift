import Binding
import Foundation
import Interactor
import Model
import Shell

/// The dependencies of the profile.
struct ProfileDependencies {
    let service: any UsersService
    let bookmarks: BookmarksInteractor
    let localization: Localization
    let now: () -> Date
    let style: BindingStyle
    /// Opens a person's screen on the given stack.
    let onShowUser: (User, Navigation) -> Void
    /// Runs the requests.
    let work: Work
}
