public import Model

/// The ways out of the bag.
public protocol BagNavigator: AnyObject {
    func showProduct(id: Product.ID)
}
