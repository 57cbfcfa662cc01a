public import Interactor
public import Model

/// What the photos show besides their cells and the alert.
public nonisolated struct HomeContent: Hashable, Sendable {
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

    /// Creates the content for `model`.
    public init(model: LoadableModel<PhotoFeed, APIError>) {
        isLoading = model.isLoading
        summary = model.summary
        loadAction = model.loadAction
        emptyTitle = model.failure == nil ? PhotosWords.noPhotos : PhotosWords.notLoaded
        emptyHint = model.emptyHint(atEnd: PhotosWords.refreshOrSearch)
    }
}
