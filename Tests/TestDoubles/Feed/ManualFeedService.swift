public import Interactor
public import Model
public import TestKit

/// A feed whose answers the test gives by hand.
public final class ManualFeedService: FeedService {
    /// The question for all entries, which has no parts.
    public struct Question: Hashable, Sendable {}

    private let requests: RequestQueue<Question, [FeedEntry], NetworkError>

    /// - Parameter answersLate: Whether a cancelled request waits on for its answer; otherwise it throws at once.
    public init(answersLate: Bool = false) {
        requests = RequestQueue(whenCancelled: answersLate ? nil : .networkError(CancellationError()))
    }

    /// How often the feed has been asked for.
    public var requestCount: Int { requests.questions.count }

    /// The first request that has not been handed out yet; waits for it to come in.
    public func nextRequest() async throws(CancellationError) -> PendingRequest<Question, [FeedEntry], NetworkError> {
        try await requests.next()
    }

    /// Waits for the test's answer.
    @concurrent
    public func entries() async throws(NetworkError) -> [FeedEntry] {
        try await requests.ask(Question())
    }
}
