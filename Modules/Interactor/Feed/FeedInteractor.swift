public import Binding
public import Model

/// The single home of the feed; what is liked of it is none of its business.
public final class FeedInteractor: ModelOwner {
    public private(set) var model = LoadableModel<Feed, NetworkError>.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<FeedInteractor>()

    private let service: any FeedService
    private let work: Work
    private var request: Task<Void, Never>?

    /// A feed that has not been asked for yet.
    public init(service: any FeedService, work: Work) {
        self.service = service
        self.work = work
    }

    /// Asks for the feed anew; the entries already there stay until the answer has come.
    ///
    /// A request that is on its way is cancelled, and its answer is ignored.
    public func load() {
        request?.cancel()
        model = model.startingToLoad()
        request = work.start(for: self) { [service] () async throws(NetworkError) in
            Feed(try await service.entries())
        } then: { interactor, result in
            interactor.model = interactor.model.finishingToLoad(result)
        }
    }
}
