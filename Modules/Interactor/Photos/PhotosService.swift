public import Model

/// A source of photos, page by page.
public nonisolated protocol PhotosService: Sendable {
    /// Returns page `page` (the first is 1) of the photos that match `query` or, if `query` is nil, of the feed.
    ///
    /// - Throws: `APIError`; a cancelled request may throw as well.
    @concurrent func photos(matching query: String?, page: Int) async throws(APIError) -> PhotoPage
}
