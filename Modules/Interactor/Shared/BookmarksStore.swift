public import Model

/// A store that keeps bookmarks between runs.
public nonisolated protocol BookmarksStore: Sendable {
    /// Returns the bookmarked users in the order they were added.
    @concurrent func bookmarks() async throws(StoreError) -> [User]

    /// Stores `change`; when it returns, the change survives the end of the process.
    @concurrent func apply(_ change: BookmarksChange) async throws(StoreError)
}
