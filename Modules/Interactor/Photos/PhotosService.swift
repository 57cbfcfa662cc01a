public import Model

/// A source of photos, page by page.
public nonisolated protocol PhotosService: Sendable {
    /// Returns one page of the photos that match `query`, or of the feed if `query` is nil; the first page is page 1.
    ///
    /// - Throws: `APIError`; a cancelled request may throw as well.
    @concurrent func photos(matching query: String?, page: Int) async throws(APIError) -> PhotoPage
}
