import Model

nonisolated extension LoadableModel<PhotoFeed, APIError> {
    /// Whether the next page can be loaded: no page is loading, and the end is not reached.
    var awaitsPage: Bool { !isLoading && (value ?? PhotoFeed()).hasMoreData }

    /// Returns this model with its next page and, if that page has no new photo, more pages (see `needsNextPage`).
    ///
    /// If the feed has no next page, loading starts again with the first page. If a page fails, the pages before it are
    /// kept; if the first page fails, the old feed is kept.
    ///
    /// - Parameter page: Loads the page with the given number.
    func loadingPages(_ page: (Int) async throws(APIError) -> PhotoPage) async -> Self {
        var feed = value.flatMap { $0.hasMoreData ? $0 : nil } ?? PhotoFeed()
        do throws(APIError) {
            repeat { feed = feed.appending(try await page(feed.pageCount + 1)) } while feed.needsNextPage
            return .some(feed)
        } catch {
            return .error(error, feed.pageCount == 0 ? value : feed)
        }
    }
}
