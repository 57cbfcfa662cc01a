public import Model

/// Where the bag leads.
public protocol BagNavigator: AnyObject {
    func showProduct(id: Product.ID)
}
