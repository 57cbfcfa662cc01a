import Interactor

extension Options {
    /// Returns stores that last as long as the app.
    func makeStores() throws -> Stores {
        Stores(
            bookmarks: InMemoryBookmarks(), lists: InMemoryDatabase(), settings: InMemorySettings(), storage: nil)
    }
}
