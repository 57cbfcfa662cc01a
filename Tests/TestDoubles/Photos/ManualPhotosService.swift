public import Interactor
public import Model
public import TestKit

/// A photo service whose requests the test answers.
public final class ManualPhotosService: PhotosService {
    /// The subject of a request.
    public struct Question: Hashable, Sendable {
        /// The search query; nil for the feed.
        public let query: String?
        /// The number of the page, from 1.
        public let page: Int

        /// Creates a question, to compare with those that were asked.
        public init(_ query: String? = nil, page: Int) {
            self.query = query
            self.page = page
        }
    }

    private let requests: RequestQueue<Question, PhotoPage, APIError>

    /// - Parameter answersLate: Whether a cancelled request still waits for its answer; otherwise it throws at once.
    public init(answersLate: Bool = false) {
        requests = RequestQueue(whenCancelled: answersLate ? nil : .unknownError)
    }

    /// The questions asked so far, in order.
    public var questions: [Question] { requests.questions }

    /// Returns the next request in order; waits for it if necessary.
    public func nextRequest() async throws(CancellationError) -> PendingRequest<Question, PhotoPage, APIError> {
        try await requests.next()
    }

    /// Waits for the test's answer.
    @concurrent
    public func photos(matching query: String?, page: Int) async throws(APIError) -> PhotoPage {
        try await requests.ask(Question(query, page: page))
    }
}
