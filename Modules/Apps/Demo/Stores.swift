import Interactor

/// Where the app keeps what its user enters.
struct Stores {
    let bookmarks: any BookmarksStore
    let lists: any Database
    let settings: any SettingsStore
    /// All of them, which can be written or not; nil if they last only as long as the app.
    let storage: (any DataStorage)?
}
