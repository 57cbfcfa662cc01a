public import Model

/// The ways out of the shop's list.
public protocol ProductsNavigator: AnyObject {
    func showProduct(id: Product.ID)
    func showBag()
}
