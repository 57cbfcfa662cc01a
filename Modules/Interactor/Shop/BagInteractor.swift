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

    /// Puts one more of `sku`, a variant of `product`, into the bag.
    public func add(_ sku: SKU, of product: Product) {
        model = model.applying(.add(sku, of: product))
    }

    /// Takes one of the variant of that `id` out; nothing happens where there is none.
    public func removeOne(_ id: SKU.ID) {
        model = model.applying(.removeOne(id))
    }

    /// Takes everything out.
    public func removeAll() {
        model = model.applying(.removeAll)
    }
}
