import Interactor

/// Where the app keeps what its user enters.
struct Stores {
    let bookmarks: any BookmarksStore
    let lists: any Database
    let settings: any SettingsStore
    /// All of them, which can be written or not.
    let storage: any DataStorage
}
