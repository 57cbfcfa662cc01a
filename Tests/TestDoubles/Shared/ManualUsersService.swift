public import Interactor
public import Model

/// A people service whose requests the test answers.
public typealias ManualUsersService = ManualService<UsersRequest, UserPage, NetworkError>

/// The parameters of a request for people.
public struct UsersRequest: Hashable, Sendable {
    /// The page's number, from 1.
    public let page: Int
    /// The seed; nil for a first page.
    public let seed: String?

    /// Creates a request that a test compares with a received request.
    public init(page: Int, seed: String?) {
        self.page = page
        self.seed = seed
    }
}

extension ManualUsersService: UsersService {
    @concurrent
    public func users(page: Int, seed: String?) async throws(NetworkError) -> UserPage {
        try await ask(UsersRequest(page: page, seed: seed))
    }
}
