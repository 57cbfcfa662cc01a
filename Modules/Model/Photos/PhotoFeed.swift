/// The photos that have been loaded, page after page, each once.
public struct PhotoFeed: Hashable, Sendable {
    /// In the order of the pages.
    public private(set) var photos: [Photo] = []
    /// What could not be read, in the order of the pages.
    public private(set) var skipped: [SkippedPhoto] = []
    /// How many pages have been loaded; the next is one more.
    public private(set) var pageCount = 0
    /// Whether another page may follow: the last one was not empty, and the service has named another.
    public private(set) var hasMoreData = true
    /// How many photos there are on all pages, where the service says so.
    public private(set) var total: Int?
    private var ids: Set<String> = []
    /// How many of the last pages have added no photo.
    private var idlePageCount = 0

    /// So many pages in a row that add no photo are gone past without being asked.
    public static let idlePagesInARow = 3

    /// The feed before its first page.
    public init() {}

    /// This feed with `page` behind its last one; of two photos with one id the first counts.
    ///
    /// The feed of a service moves while it is paged, so that a photo may come once more on a later page.
    ///
    /// Complexity: O(photos).
    public func appending(_ page: PhotoPage) -> PhotoFeed {
        var feed = self
        let added = page.photos.filter { feed.ids.insert($0.id).inserted }
        feed.photos += added
        feed.idlePageCount = added.isEmpty ? idlePageCount + 1 : 0
        feed.skipped += page.skipped
        feed.pageCount += 1
        feed.hasMoreData = page.hasNextPage && !page.isEmpty
        feed.total = page.total ?? total
        return feed
    }

    /// Whether the next page is to be asked for at once: the last one has added no photo whose sight would lead on.
    ///
    /// A service may name a next page for ever: after every few such pages it is for the user to go on.
    public var leadsOn: Bool { hasMoreData && !idlePageCount.isMultiple(of: Self.idlePagesInARow) }
}
