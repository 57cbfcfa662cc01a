import Model

nonisolated extension LoadableModel<PhotoFeed, APIError> {
    /// Whether the next page can be asked for: none is on its way, and the end is not reached.
    var awaitsPage: Bool { !isLoading && (value ?? PhotoFeed()).hasMoreData }

    /// This model after its next page, and after those behind it for as long as the feed leads on.
    ///
    /// What has come before a page that fails is kept.
    ///
    /// - Parameter page: Asks for the page of that number.
    func appendingPage(_ page: (Int) async throws(APIError) -> PhotoPage) async -> Self {
        var feed = value ?? PhotoFeed()
        do throws(APIError) {
            repeat { feed = feed.appending(try await page(feed.pageCount + 1)) } while feed.leadsOn
            return .some(feed)
        } catch {
            return .error(error, feed.pageCount == 0 ? nil : feed)
        }
    }
}
