public import Interactor
public import Model
public import TestKit

/// A service whose requests the test answers by hand.
public final class ManualUsersService: UsersService {
    /// The parameters of one request.
    public struct Question: Hashable, Sendable {
        /// The page's number, from 1.
        public let page: Int
        /// The seed; nil for a first page.
        public let seed: String?

        /// A question to compare a request with.
        public init(page: Int, seed: String?) {
            self.page = page
            self.seed = seed
        }
    }

    private let requests: RequestQueue<Question, UserPage, NetworkError>

    /// - Parameter answersLate: Whether a cancelled request keeps waiting for its answer; otherwise it throws at once.
    public init(answersLate: Bool = false) {
        requests = RequestQueue(whenCancelled: answersLate ? nil : .networkError(ConnectionError.cancelled))
    }

    /// The requests so far, in order.
    public var questions: [Question] { requests.questions }

    /// Waits for the next request, and returns it.
    public func nextRequest() async throws(CancellationError) -> PendingRequest<Question, UserPage, NetworkError> {
        try await requests.next()
    }

    /// Waits until the test answers.
    @concurrent
    public func users(page: Int, seed: String?) async throws(NetworkError) -> UserPage {
        try await requests.ask(Question(page: page, seed: seed))
    }
}
