import Binding
import Interactor
import Model

/// The dependencies of the to-do lists' screens.
struct ListsDependencies {
    /// The only owner of the lists.
    let lists: AllListsInteractor
    /// The language and format of dates.
    let localization: Localization
    /// The work that runs the reads and writes of `lists`.
    let work: Work
}
