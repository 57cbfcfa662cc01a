/// Where a product leads.
public protocol ProductNavigator: AnyObject {
    func showBag()
    func showToast(_ message: String)
    /// Closes the product's page.
    func close()
}
