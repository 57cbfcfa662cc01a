import Binding
import Interactor
import Model

/// The dependencies of the to-do lists' screens.
struct ListsDependencies {
    /// The only owner of the lists.
    let lists: AllListsInteractor
    /// The language and format of dates.
    let localization: Localization
    /// The work in which `lists` reads and stores data.
    let work: Work
}
