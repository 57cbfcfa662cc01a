public import Model

/// The navigation from the shop's list.
public protocol ProductsNavigator: AnyObject {
    func showProduct(id: Product.ID)
    func showBag()
}
