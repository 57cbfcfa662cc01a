public import Model

/// A source of the feed's entries.
public nonisolated protocol FeedService: Sendable {
    /// Returns all entries, in the order in which they are shown.
    ///
    /// - Throws: `NetworkError`, also if the request is cancelled.
    @concurrent func entries() async throws(NetworkError) -> [FeedEntry]
}
