public import Binding
public import Model

/// The owner of the feed.
///
/// Likes have another owner, because a like in this model would rebuild the view model of the whole feed.
public final class FeedInteractor: ModelOwner {
    public private(set) var model = LoadableModel<Feed, NetworkError>.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<FeedInteractor>()

    private let service: any FeedService
    private let likes: FeedLikesInteractor
    private let work: Work
    private var request: Task<Void, Never>?

    /// Creates an interactor that has not loaded the feed yet.
    public init(service: any FeedService, likes: FeedLikesInteractor, work: Work) {
        self.service = service
        self.likes = likes
        self.work = work
    }

    /// Loads the feed; the old entries stay until the answer arrives.
    ///
    /// Cancels an earlier request and ignores its answer.
    public func load() {
        request = work.load(for: self, into: \.model, replacing: request) { [service] () async throws(NetworkError) in
            Feed(try await service.entries())
        }
    }

    /// The IDs of the liked entries.
    public var liked: Set<FeedEntry.ID> { likes.model }

    /// Likes the entry with `id`, or removes its like.
    ///
    /// Likes are not part of the model, so the model does not change.
    ///
    /// - Returns: Whether the entry is now liked.
    public func toggleLike(_ id: FeedEntry.ID) -> Bool {
        likes.toggle(id)
        return likes.isLiked(id)
    }
}
