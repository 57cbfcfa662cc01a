public import Model

/// The navigation from the bag.
public protocol BagNavigator: AnyObject {
    func showProduct(id: Product.ID)
}
