public import Model

/// Where the shop's list leads.
public protocol ProductsNavigator: AnyObject {
    func showProduct(id: Product.ID)
    func showBag()
}
