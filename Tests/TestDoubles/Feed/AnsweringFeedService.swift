public import Interactor
public import Model
import Synchronization

/// A feed service that answers at once.
public final class AnsweringFeedService: FeedService {
    private let written: [FeedEntry]
    private let failing = Mutex<NetworkError?>(nil)

    /// Creates a feed of `entries`.
    public init(_ entries: [FeedEntry] = .cast) {
        written = entries
    }

    /// The error that every call throws, if any.
    public var failure: NetworkError? {
        get { failing.withLock { $0 } }
        set { failing.withLock { $0 = newValue } }
    }

    @concurrent
    public func entries() async throws(NetworkError) -> [FeedEntry] {
        if let failure { throw failure }
        return written
    }
}
