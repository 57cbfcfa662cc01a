import Interactor
import Model

extension LoadableModel<PhotoFeed, APIError> {
    /// The photo at that place, which is its cell's; nil out of range.
    func photo(at indexPath: IndexPath) -> Photo? {
        guard let photos = value?.photos, indexPath.section == 0, photos.indices.contains(indexPath.item) else {
            return nil
        }
        return photos[indexPath.item]
    }

    /// How many photos there are, of how many, and what could not be read.
    var summary: String {
        guard let feed = value else { return "No photos" }
        let count = feed.photos.count
        let total = feed.total.map { $0 > count ? " of \($0)" : "" } ?? ""
        var summary = "\(count)\(total) \(count == 1 && total.isEmpty ? "photo" : "photos")"
        if failure != nil { summary += ", the last load failed" }
        guard let first = feed.skipped.first else { return summary }
        return "\(summary), \(feed.skipped.count) skipped: \(first.reason)"
    }
}
