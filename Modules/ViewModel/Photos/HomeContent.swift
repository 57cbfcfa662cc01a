public import Interactor
public import Model

/// What the photos show besides their cells and the alert.
public nonisolated struct HomeContent: Hashable, Sendable {
    public let title: String
    /// Whether a page is loading.
    public let isLoading: Bool
    /// Shows while the first page is loading.
    public let loadingMessage: String
    /// The number of photos, and of entries that could not be read; nil before the first search.
    public let summary: String?
    /// The words for loading a page; nil while one is loading, or if trying again cannot help.
    public let loadAction: String?
    /// Why there are no photos.
    public let emptyTitle: String
    /// What to do if there are no photos.
    public let emptyHint: String
    /// Why the last page could not be loaded, or no photo be read; nil if all is well.
    public let failure: String?
    /// The words that the photos match: nil for the feed, empty before the first search.
    public let query: String?

    /// Creates the content for the photos of the feed, or for those that match `query`.
    public init(model: LoadableModel<PhotoFeed, APIError>, query: String? = nil) {
        self.query = query
        isLoading = model.isLoading
        failure = model.failure?.text ?? (model.value?.photos.isEmpty == true ? model.value?.skipped.summary : nil)
        title = query == nil ? PhotosWords.title : PhotosWords.searchTitle
        loadingMessage = query == nil ? PhotosWords.loading : PhotosWords.searching
        guard query != "" else {
            summary = nil
            loadAction = nil
            emptyTitle = PhotosWords.noSearch
            emptyHint = PhotosWords.typeToSearch
            return
        }
        summary = model.summary
        loadAction = model.loadAction
        if query == nil {
            emptyTitle = model.failure == nil ? PhotosWords.noPhotos : PhotosWords.notLoaded
            emptyHint = model.emptyHint(atEnd: PhotosWords.refreshOrSearch)
        } else {
            emptyTitle = model.failure == nil ? PhotosWords.nothingFound : PhotosWords.searchFailed
            emptyHint = model.emptyHint(atEnd: PhotosWords.tryOtherWords)
        }
    }

    /// Whether these are the photos of a search.
    public var isSearch: Bool { query != nil }

    /// Whether a search has started.
    public var hasSearched: Bool { query?.isEmpty == false }

    /// What the key does that leaves the field.
    public var endSearch: String { hasSearched ? CommonWords.done : CommonWords.back }
}
