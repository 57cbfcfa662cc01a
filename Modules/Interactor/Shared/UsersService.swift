public import Model

/// A source of users, a page at a time.
public nonisolated protocol UsersService: Sendable {
    /// Returns one page of users.
    ///
    /// - Parameters:
    ///   - page: The number of the page, from 1.
    ///   - seed: The seed of the first response, or nil to ask for the first page.
    /// - Throws: `NetworkError`, also if the request is cancelled.
    @concurrent func users(page: Int, seed: String?) async throws(NetworkError) -> UserPage
}
