import Binding
import Interactor
import Model

/// What the screens of to-do lists are built on.
struct ListsDependencies {
    /// Where to-do lists are kept.
    let database: any Database
    /// What new lists and items are dated and named by.
    let stamps: Stamps
    let localization: Localization
    /// Reading and changing the lists is a part of this; a change is written before the app ends.
    let work: Work
}
