import Binding
import Interactor
import Model

extension LoadableModel<PhotoFeed, APIError> {
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
