public import Model

/// A source of photos, page by page.
public nonisolated protocol PhotosService: Sendable {
    /// Returns a page of the feed, numbered from 1.
    ///
    /// - Throws: `APIError`; a cancelled request may throw as well.
    @concurrent func photos(page: Int) async throws(APIError) -> PhotoPage

    /// Returns a page of the photos that match `query`, numbered from 1.
    ///
    /// - Throws: `APIError`; a cancelled request may throw as well.
    @concurrent func photos(matching query: String, page: Int) async throws(APIError) -> PhotoPage
}
