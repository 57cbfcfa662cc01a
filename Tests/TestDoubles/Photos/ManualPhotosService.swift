public import Interactor
public import Model
public import TestKit

/// A service of photos whose answers the test gives by hand.
public final class ManualPhotosService: PhotosService {
    /// What one request asks for.
    public struct Question: Hashable, Sendable {
        /// Nil for the feed.
        public let query: String?
        /// Counted from 1.
        public let page: Int

        /// A question for a page, to compare with what was asked.
        public init(_ query: String? = nil, page: Int) {
            self.query = query
            self.page = page
        }
    }

    private let requests: RequestQueue<Question, PhotoPage, APIError>

    /// - Parameter answersLate: Whether a cancelled request waits on for its answer; otherwise it throws at once.
    public init(answersLate: Bool = false) {
        requests = RequestQueue(whenCancelled: answersLate ? nil : .unknownError)
    }

    /// Everything that has been asked so far, in order.
    public var questions: [Question] { requests.questions }

    /// The first request that has not been handed out yet; waits for it to come in.
    public func nextRequest() async throws(CancellationError) -> PendingRequest<Question, PhotoPage, APIError> {
        try await requests.next()
    }

    /// Waits for the test's answer.
    @concurrent
    public func photos(page: Int) async throws(APIError) -> PhotoPage {
        try await requests.ask(Question(page: page))
    }

    /// Waits for the test's answer.
    @concurrent
    public func photos(matching query: String, page: Int) async throws(APIError) -> PhotoPage {
        try await requests.ask(Question(query, page: page))
    }
}
