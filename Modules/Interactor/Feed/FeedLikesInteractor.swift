public import Binding
public import Model

/// The owner of the feed's likes, which last until the app ends.
public final class FeedLikesInteractor: ModelOwner {
    public private(set) var model: Set<FeedEntry.ID> = [] {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<FeedLikesInteractor>()

    public init() {}

    /// Returns whether the entry with `id` is liked.
    public func isLiked(_ id: FeedEntry.ID) -> Bool { model.contains(id) }

    /// Likes the entry with `id`, or removes its like.
    public func toggle(_ id: FeedEntry.ID) {
        model.formSymmetricDifference([id])
    }
}
