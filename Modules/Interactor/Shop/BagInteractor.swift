public import Binding
public import Model

/// The single home of the bag: every screen that shows or changes it asks here.
///
/// The bag lasts as long as the app.
public final class BagInteractor: ModelOwner {
    public private(set) var model = Bag() {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<BagInteractor>()

    /// An empty bag.
    public init() {}

    /// Adds one more piece of `sku`, a variant of `product`.
    public func add(_ sku: SKU, of product: Product) {
        model = model.adding(sku, of: product)
    }

    /// Removes one piece of the variant with that ID, if there is one.
    public func removeOne(_ id: SKU.ID) {
        model = model.removingOne(id)
    }

    /// Empties the bag.
    public func removeAll() {
        model = Bag()
    }
}
