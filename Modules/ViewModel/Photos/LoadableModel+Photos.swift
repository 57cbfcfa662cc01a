import Interactor
import Model

nonisolated extension LoadableModel<PhotoFeed, APIError> {
    /// The number of photos, then notes on a failed load or unreadable entries.
    var summary: String {
        let feed = value ?? PhotoFeed()
        let count = PhotosWords.count(feed.photos.count, of: feed.total)
        let failed = failure == nil ? nil : CommonWords.lastLoadFailed
        return [count, failed, feed.skipped.summary].compactMap(\.self).joined(separator: ", ")
    }

    /// Returns the hint for an empty screen: the failure, `atEnd` if there are no more pages, or advice to load more.
    func emptyHint(atEnd: String) -> String {
        if let failure { return failure.pageText }
        return hasReachedEnd ? atEnd : PhotosWords.loadMoreHint
    }

    /// The label of the key that loads the next page or, at the end, the first page again.
    ///
    /// Nil while a page is loading, or if a retry cannot help.
    var loadAction: String? {
        isLoading ? nil : reloadAction(usually: hasReachedEnd ? CommonWords.refresh : PhotosWords.loadMore)
    }

    private var hasReachedEnd: Bool { value?.hasMoreData == false }
}
