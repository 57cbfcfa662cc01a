public import Model

/// Where the feed's entries come from, all at once.
public nonisolated protocol FeedService: Sendable {
    /// All entries, in the order in which they are to show.
    ///
    /// - Throws: `NetworkError`; a cancelled request may throw, too.
    @concurrent func entries() async throws(NetworkError) -> [FeedEntry]
}
