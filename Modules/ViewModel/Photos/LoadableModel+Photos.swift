import Interactor
import Model

nonisolated extension LoadableModel<PhotoFeed, APIError> {
    /// The number of photos, then whether the last load failed and which entries could not be read.
    var summary: String {
        let feed = value ?? PhotoFeed()
        var parts = [PhotosWords.count(feed.photos.count, of: feed.total)]
        if failure != nil { parts.append(CommonWords.lastLoadFailed) }
        if let skippedText { parts.append(skippedText) }
        return parts.joined(separator: ", ")
    }

    /// How many entries could not be read, and why the first one could not; nil if all could.
    private var skippedText: String? {
        guard let skipped = value?.skipped, let first = skipped.first else { return nil }
        return CommonWords.skipped(skipped.count, firstOnPage: first.page, because: first.reason.text)
    }

    /// What to do if there are no photos: load more if pages follow, else `atEnd`; above it why none could be loaded or
    /// read.
    func emptyHint(atEnd: String) -> String {
        if let failure { return failure.pageText }
        let hint = hasReachedEnd ? atEnd : PhotosWords.loadMoreHint
        return skippedText.map { "\($0)\n\(hint)" } ?? hint
    }

    /// The words for loading the next page, or the first one again after the last; nil while a page is loading, or if
    /// trying again cannot help.
    var loadAction: String? {
        isLoading ? nil : reloadAction(usually: hasReachedEnd ? CommonWords.refresh : PhotosWords.loadMore)
    }

    private var hasReachedEnd: Bool { value?.hasMoreData == false }
}
