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

    /// What to do if there are no photos: press r if that can help, else `otherwise`; above it why none could be loaded
    /// or read.
    func emptyHint(otherwise: String) -> String {
        if let failure { return failure.pageText }
        let hint = loadAction.map(PhotosWords.pressR) ?? otherwise
        return skippedText.map { "\($0)\n\(hint)" } ?? hint
    }

    /// The words for loading a page; nil if there are no more pages, or trying again cannot help.
    var loadAction: String? {
        if failure == nil, value?.hasMoreData == false { return nil }
        return reloadAction(usually: PhotosWords.loadMore)
    }
}
