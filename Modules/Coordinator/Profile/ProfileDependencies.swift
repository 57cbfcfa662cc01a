import Binding
import Interactor

/// What the profile is built on.
struct ProfileDependencies {
    /// Where the person comes from.
    let service: any UsersService
    let bookmarks: BookmarksInteractor
    /// How the view hears of its view model.
    let style: BindingStyle
    /// Loading is a part of this.
    let work: Work
}
