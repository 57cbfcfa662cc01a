import Interactor
import Model

nonisolated extension LoadableModel<PhotoFeed, APIError> {
    /// The number of photos, then whether the last load failed and which entries could not be read.
    var summary: String {
        let feed = value ?? PhotoFeed()
        let count = PhotosWords.count(feed.photos.count, of: feed.total)
        let failed = failure == nil ? nil : CommonWords.lastLoadFailed
        return [count, failed, feed.skipped.summary].compactMap(\.self).joined(separator: ", ")
    }

    /// What to do if there are no photos: load more if pages follow, else `atEnd`; above it why none could be loaded.
    func emptyHint(atEnd: String) -> String {
        if let failure { return failure.pageText }
        return hasReachedEnd ? atEnd : PhotosWords.loadMoreHint
    }

    /// The words for loading the next page, or the first one again after the last; nil while a page is loading, or if
    /// trying again cannot help.
    var loadAction: String? {
        isLoading ? nil : reloadAction(usually: hasReachedEnd ? CommonWords.refresh : PhotosWords.loadMore)
    }

    private var hasReachedEnd: Bool { value?.hasMoreData == false }
}
