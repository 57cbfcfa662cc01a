/// A page of photos, as a service returned it.
public struct PhotoPage: Hashable, Sendable {
    /// The photos that could be read, in the page's order.
    public let photos: [Photo]
    /// The entries that could not be read, in the page's order.
    public let skipped: [SkippedPhoto]
    /// Whether the service named a next page.
    public let hasNextPage: Bool
    /// The number of photos on all pages; nil if the service did not say.
    public let total: Int?

    /// Creates a page of the given entries.
    public init(photos: [Photo], skipped: [SkippedPhoto] = [], hasNextPage: Bool, total: Int? = nil) {
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

/// An entry of a page that could not be read, and why.
public struct SkippedPhoto: Hashable, Sendable {
    /// Its place in the page, from 0.
    public let index: Int
    /// What breaks the format, with the path from the top of the response.
    public let reason: FormatError

    /// The number of its page, from 1.
    public let page: Int

    /// An entry that was left out.
    public init(index: Int, reason: FormatError, page: Int = 1) {
        self.index = index
        self.reason = reason
        self.page = page
    }

    /// Returns the same entry as one of another page.
    func on(page: Int) -> SkippedPhoto { SkippedPhoto(index: index, reason: reason, page: page) }
}
