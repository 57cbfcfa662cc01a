import Binding
import Interactor
import Model

/// What the screens of to-do lists are built on.
struct ListsDependencies {
    /// The single home of the lists.
    let lists: AllListsInteractor
    /// The language of dates.
    let localization: Localization
    /// The work of `lists`.
    let work: Work
}
