public import Interactor
public import Model

/// A feed service that answers each request immediately, with the same answer.
public struct AnsweringFeedService: FeedService {
    private let answer: Result<[FeedEntry], NetworkError>

    public init(_ answer: Result<[FeedEntry], NetworkError>) {
        self.answer = answer
    }

    @concurrent
    public func entries() async throws(NetworkError) -> [FeedEntry] { try answer.get() }
}
