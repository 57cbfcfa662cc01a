import Binding
import Foundation
import Interactor
import Model
import Shell

/// The service, shared interactor, localization, date, binding style, way out and work of the profile.
struct ProfileDependencies {
    let service: any UsersService
    let bookmarks: BookmarksInteractor
    let localization: Localization
    let now: () -> Date
    let style: BindingStyle
    /// Opens a person's screen on a stack.
    let onShowUser: (User, Navigation) -> Void
    /// Runs the requests.
    let work: Work
}
