public import Model

/// A source of photos, page by page.
public nonisolated protocol PhotosService: Sendable {
    /// Returns a page, numbered from 1, of the photos that match `query`, or of the feed if it is nil.
    ///
    /// - Throws: `APIError`; a cancelled request may throw as well.
    @concurrent func photos(matching query: String?, page: Int) async throws(APIError) -> PhotoPage
}
