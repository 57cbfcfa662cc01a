import Binding
import Interactor

/// The service, shared interactor, binding style and work of the profile.
struct ProfileDependencies {
    let service: any UsersService
    let bookmarks: BookmarksInteractor
    let style: BindingStyle
    /// Runs the requests.
    let work: Work
}
