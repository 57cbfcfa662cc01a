public import Binding

/// The single home of what is liked of one kind: every screen that shows or changes a like asks here.
///
/// Likes last as long as the app.
public final class LikesInteractor<Liked: Identifiable>: ModelOwner {
    public private(set) var model: Set<Liked.ID> = [] {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<LikesInteractor>()

    /// Nothing is liked yet.
    public init() {}

    /// Whether that of that `id` is liked.
    public func isLiked(_ id: Liked.ID) -> Bool { model.contains(id) }

    /// Likes that of that `id`, or takes the like back.
    public func toggle(_ id: Liked.ID) {
        model.formSymmetricDifference([id])
    }
}
