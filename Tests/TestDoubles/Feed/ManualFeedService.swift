public import Interactor
public import Model
public import TestKit

/// A feed service that the test answers by hand.
public final class ManualFeedService: FeedService {
    /// The request for all entries, which has no arguments.
    public struct Question: Hashable, Sendable {}

    private let requests: RequestQueue<Question, [FeedEntry], NetworkError>

    /// - Parameter answersLate: Whether a cancelled request still waits for its answer; otherwise it throws at once.
    public init(answersLate: Bool = false) {
        requests = RequestQueue(whenCancelled: answersLate ? nil : .networkError(ConnectionError.cancelled))
    }

    /// Waits for the next request and returns it.
    public func nextRequest() async throws(CancellationError) -> PendingRequest<Question, [FeedEntry], NetworkError> {
        try await requests.next()
    }

    /// Waits for the test's answer.
    @concurrent
    public func entries() async throws(NetworkError) -> [FeedEntry] {
        try await requests.ask(Question())
    }
}
