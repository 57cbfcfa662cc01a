public import Interactor
public import Model

/// The content of the photos' screen except the cells and the alert.
public nonisolated struct HomeContent: Hashable, Sendable {
    public let title: String
    /// Whether a page is loading.
    public let isLoading: Bool
    /// The message while the first page is loading.
    public let loadingMessage: String
    /// The number of photos, then notes on a failed load or unreadable entries; nil before the first search.
    public let summary: String?
    /// The label of the key that loads photos; nil while a page is loading, or if a retry cannot help.
    public let loadAction: String?
    /// The reason why there are no photos.
    public let emptyTitle: String
    /// The advice for a screen without photos.
    public let emptyHint: String
    /// The reason why the last load failed, or why no photo is readable; nil if there is no problem.
    public let failure: String?
    /// The search text: nil for the feed, empty before the first search.
    public let query: String?

    /// Creates the content for the photos of the feed, or for the photos that match `query`.
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

    /// The label of the key that leaves the search field.
    public var endSearch: String { hasSearched ? CommonWords.done : CommonWords.back }
}
