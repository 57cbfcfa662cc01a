public import Model

/// Where photos come from, a page at a time.
public nonisolated protocol PhotosService: Sendable {
    /// The page of that number, from 1.
    ///
    /// - Throws: `APIError`; a cancelled request may throw, too.
    @concurrent func photos(page: Int) async throws(APIError) -> PhotoPage

    /// The page of that number, from 1, of the photos that `query` finds.
    ///
    /// - Throws: `APIError`; a cancelled request may throw, too.
    @concurrent func photos(matching query: String, page: Int) async throws(APIError) -> PhotoPage
}
