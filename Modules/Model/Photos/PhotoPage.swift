/// A page of photos, as a service returned it.
public struct PhotoPage: Hashable, Sendable {
    /// The photos that could be read, in the page's order.
    public let photos: [Photo]
    /// The entries that could not be read, in the page's order.
    public let skipped: [SkippedEntry]
    /// Whether the service named a next page.
    public let hasNextPage: Bool
    /// The number of photos on all pages; nil if the service did not say.
    public let total: Int?

    /// Creates a page of the given entries.
    public init(photos: [Photo], skipped: [SkippedEntry] = [], hasNextPage: Bool, total: Int? = nil) {
        self.photos = photos
        self.skipped = skipped
        self.hasNextPage = hasNextPage
        self.total = total
    }

    /// The number of entries on a full page.
    public static let size = 10

    /// Whether the page has no entries, readable or not.
    public var isEmpty: Bool { photos.isEmpty && skipped.isEmpty }

    /// Returns this page with `total` as the number of photos on all pages.
    public func withTotal(_ total: Int) -> PhotoPage {
        PhotoPage(photos: photos, skipped: skipped, hasNextPage: hasNextPage, total: total)
    }
}
