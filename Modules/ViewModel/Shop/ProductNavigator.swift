/// Where a product leads.
public protocol ProductNavigator: AnyObject {
    func showBag()
}
