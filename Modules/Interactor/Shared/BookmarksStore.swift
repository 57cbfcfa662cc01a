public import Model

/// Where bookmarks are kept between runs.
public nonisolated protocol BookmarksStore: Sendable {
    /// The bookmarked people, in the order they were added.
    @concurrent func bookmarks() async throws(StoreError) -> [User]

    /// Makes `change` last; when it returns, the change survives the end of the process.
    @concurrent func apply(_ change: BookmarksChange) async throws(StoreError)
}
