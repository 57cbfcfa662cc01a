/// One page of photos, as a service answered it.
public struct PhotoPage: Hashable, Sendable {
    /// Those that could be read, in the page's order.
    public var photos: [Photo]
    /// The entries that could not be read, in the page's order.
    public var skipped: [SkippedPhoto]
    /// Whether the service has named a page after this one.
    public var hasNextPage: Bool
    /// How many photos there are on all pages, where the service says so.
    public var total: Int?

    /// A page as it came.
    public init(photos: [Photo], skipped: [SkippedPhoto] = [], hasNextPage: Bool, total: Int? = nil) {
        self.photos = photos
        self.skipped = skipped
        self.hasNextPage = hasNextPage
        self.total = total
    }

    /// How many entries a full page holds.
    public static let size = 10

    /// Whether there is nothing on it, readable or not.
    public var isEmpty: Bool { photos.isEmpty && skipped.isEmpty }
}

/// An entry of a page that could not be read, and why.
public struct SkippedPhoto: Hashable, Sendable {
    /// Its place in the page, from 0.
    public var index: Int
    /// What was expected, what came, and where.
    public var reason: String

    /// An entry that was left out.
    public init(index: Int, reason: String) {
        self.index = index
        self.reason = reason
    }
}
