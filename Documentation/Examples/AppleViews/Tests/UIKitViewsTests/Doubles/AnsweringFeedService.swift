import Interactor
import Model
import Synchronization

/// A feed that answers immediately.
final class AnsweringFeedService: FeedService {
    private let state: Mutex<Result<[FeedEntry], NetworkError>>

    init(_ answer: Result<[FeedEntry], NetworkError> = .success([.sample(0), .sample(1), .sample(2)])) {
        state = Mutex(answer)
    }

    /// The answer to each request.
    var answer: Result<[FeedEntry], NetworkError> {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }

    @concurrent
    func entries() async throws(NetworkError) -> [FeedEntry] { try answer.get() }
}
