public import Interactor
public import Model

/// The actions of a variant.
public protocol SKUActions: AnyObject {
    /// Adds one more piece of `sku`, a variant of `product`, to the bag, and calls `didAdd` once the bag is stored.
    func add(_ sku: SKU, of product: Product, then didAdd: @escaping () -> Void)
}

extension BagInteractor: SKUActions {}
