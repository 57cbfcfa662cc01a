public import Model

/// Where people come from, a page at a time.
public nonisolated protocol UsersService: Sendable {
    /// The page of that number.
    ///
    /// - Parameters:
    ///   - page: The page's number, from 1.
    ///   - seed: The seed that came with the first page; nil for the first page itself.
    /// - Throws: `NetworkError`; a cancelled request may throw, too.
    @concurrent func users(page: Int, seed: String?) async throws(NetworkError) -> UserPage
}
