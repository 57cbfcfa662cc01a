public import Binding
public import Model

/// The single home of the feed.
///
/// Likes have a home of their own. As a part of this model, each like would rebuild the view model of the whole feed.
public final class FeedInteractor: ModelOwner {
    public private(set) var model = LoadableModel<Feed, NetworkError>.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<FeedInteractor>()

    private let service: any FeedService
    private let likes: FeedLikesInteractor
    private let work: Work
    private var request: Task<Void, Never>?

    /// A feed that has not been loaded yet.
    public init(service: any FeedService, likes: FeedLikesInteractor, work: Work) {
        self.service = service
        self.likes = likes
        self.work = work
    }

    /// Loads the feed; the entries that are there stay until the answer has come.
    ///
    /// Cancels an earlier request and ignores its answer.
    public func load() {
        request = work.load(for: self, into: \.model, replacing: request) { [service] () async throws(NetworkError) in
            Feed(try await service.entries())
        }
    }

    /// The entries that are liked now.
    public var liked: Set<FeedEntry.ID> { likes.model }

    /// Likes an entry, or removes the like; the model does not change.
    ///
    /// - Returns: Whether the entry is liked now.
    public func toggleLike(_ id: FeedEntry.ID) -> Bool {
        likes.toggle(id)
        return likes.isLiked(id)
    }
}
