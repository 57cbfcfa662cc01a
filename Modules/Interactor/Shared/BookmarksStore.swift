public import Model

/// A store that keeps bookmarks between runs.
public nonisolated protocol BookmarksStore: Sendable {
    /// Returns the bookmarked users in the order they were added.
    @concurrent func bookmarks() async throws(StoreError) -> [User]

    /// Makes `change` to the bookmarks in the store; once the call returns, the change survives the end of the process.
    ///
    /// - Returns: The bookmarked users after the change, in the order they were added.
    @discardableResult
    @concurrent func apply(_ change: BookmarksChange) async throws(StoreError) -> [User]
}
