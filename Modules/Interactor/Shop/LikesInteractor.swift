public import Binding
public import Model

/// The single home of the products that are liked: every screen that shows or changes a like asks here.
///
/// Likes last as long as the app.
public final class LikesInteractor: ModelOwner {
    public private(set) var model: Set<Product.ID> = [] {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<LikesInteractor>()

    /// Nothing is liked yet.
    public init() {}

    /// Whether the product of that `id` is liked.
    public func isLiked(_ id: Product.ID) -> Bool { model.contains(id) }

    /// Likes the product of that `id`, or takes the like back.
    public func toggle(_ id: Product.ID) {
        model.formSymmetricDifference([id])
    }
}
