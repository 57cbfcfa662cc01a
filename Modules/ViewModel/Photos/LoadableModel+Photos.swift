import Interactor
import Model

nonisolated extension LoadableModel<PhotoFeed, APIError> {
    /// The number of photos, then whether the last load failed and which entries could not be read.
    var summary: String {
        let feed = value ?? PhotoFeed()
        var parts = [PhotosWords.count(feed.photos.count, of: feed.total)]
        if failure != nil { parts.append(CommonWords.lastLoadFailed) }
        if let first = feed.skipped.first {
            parts.append(CommonWords.skipped(feed.skipped.count, because: first.reason.text))
        }
        return parts.joined(separator: ", ")
    }

    /// The words for loading a page; nil if there are no more pages.
    var loadAction: String? {
        if failure != nil { return CommonWords.tryAgain }
        return (value ?? PhotoFeed()).hasMoreData ? PhotosWords.loadMore : nil
    }
}
