public import Interactor
public import Model

/// What the photo search shows besides its cells and the alert.
public nonisolated struct PhotoSearchContent: Hashable, Sendable {
    /// Whether a page is loading.
    public let isLoading: Bool
    /// The number of photos, and of entries that could not be read.
    public let summary: String
    /// The words for loading a page; nil while one is loading, or if trying again cannot help.
    public let loadAction: String?
    /// Why there are no photos.
    public let emptyTitle: String
    /// What to do if there are no photos.
    public let emptyHint: String
    /// The words of the latest search; nil before the first one.
    public let query: String?

    /// Creates the content for the results of `query`, which is nil before the first search.
    public init(model: LoadableModel<PhotoFeed, APIError>, query: String?) {
        isLoading = model.isLoading
        summary = model.summary
        self.query = query
        if query != nil {
            loadAction = model.loadAction
            emptyTitle = model.failure == nil ? PhotosWords.nothingFound : PhotosWords.searchFailed
            emptyHint = model.emptyHint(atEnd: PhotosWords.tryOtherWords)
        } else {
            loadAction = nil
            emptyTitle = PhotosWords.noSearch
            emptyHint = PhotosWords.typeToSearch
        }
    }

    /// Whether a search has started.
    public var hasSearched: Bool { query != nil }
}
