public import Interactor
public import Model
public import TestKit

/// A service of people whose answers the test gives by hand.
public final class ManualUsersService: UsersService {
    /// What one request asks for.
    public struct Question: Hashable, Sendable {
        /// Counted from 1.
        public let page: Int
        /// Nil for a first page.
        public let seed: String?

        /// A question for a page, to compare with what was asked.
        public init(page: Int, seed: String?) {
            self.page = page
            self.seed = seed
        }
    }

    private let requests: RequestQueue<Question, UserPage, NetworkError>

    /// - Parameter answersLate: Whether a cancelled request waits on for its answer; otherwise it throws at once.
    public init(answersLate: Bool = false) {
        requests = RequestQueue(whenCancelled: answersLate ? nil : .networkError(CancellationError()))
    }

    /// Everything that has been asked so far, in order.
    public var questions: [Question] { requests.questions }

    /// The first request that has not been handed out yet; waits for it to come in.
    public func nextRequest() async throws(CancellationError) -> PendingRequest<Question, UserPage, NetworkError> {
        try await requests.next()
    }

    /// Waits for the test's answer.
    @concurrent
    public func users(page: Int, seed: String?) async throws(NetworkError) -> UserPage {
        try await requests.ask(Question(page: page, seed: seed))
    }
}
