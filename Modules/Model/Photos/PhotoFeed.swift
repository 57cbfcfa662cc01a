/// The photos of all pages loaded so far, each photo once.
public struct PhotoFeed: Hashable, Sendable {
    /// The photos, in the order of the pages.
    public let photos: [Photo]
    /// The entries that could not be read, in the order of the pages.
    public let skipped: [SkippedEntry]
    /// The number of pages loaded so far; the number of the next page is one higher.
    public let pageCount: Int
    /// Whether another page may follow: the last page had entries, and the service named a next page.
    public let hasMoreData: Bool
    /// The number of photos on all pages; nil if the service did not say.
    public let total: Int?
    private let ids: Set<String>
    /// The number of pages loaded since the last page that added a photo.
    private let idlePageCount: Int

    /// After this many pages in a row without a new photo, loading stops until the user asks for more.
    public static let idlePagesInARow = 3
}

extension PhotoFeed {
    /// Creates a feed without pages.
    public init() {
        self.init(photos: [], skipped: [], pageCount: 0, hasMoreData: true, total: nil, ids: [], idlePageCount: 0)
    }

    /// Returns this feed with `page` added at the end; a photo whose `id` is already in the feed is left out.
    ///
    /// A service's feed may change between two requests, so a later page can repeat a photo.
    ///
    /// Complexity: O(photos).
    public func appending(_ page: PhotoPage) -> PhotoFeed {
        var ids = ids
        let added = page.photos.filter { ids.insert($0.id).inserted }
        return PhotoFeed(
            photos: photos + added, skipped: skipped + page.skipped.on(page: pageCount + 1),
            pageCount: pageCount + 1,
            hasMoreData: page.hasNextPage && !page.isEmpty, total: page.total ?? total, ids: ids,
            idlePageCount: added.isEmpty ? idlePageCount + 1 : 0)
    }

    /// Whether the next page should be loaded right away, because the last page added no photo to scroll to.
    ///
    /// A service may send such pages forever, so loading waits for the user after every `idlePagesInARow` of them.
    public var needsNextPage: Bool { hasMoreData && !idlePageCount.isMultiple(of: Self.idlePagesInARow) }
}
