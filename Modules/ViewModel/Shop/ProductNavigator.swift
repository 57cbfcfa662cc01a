/// The navigation from a product's page; it also shows toasts.
public protocol ProductNavigator: AnyObject {
    func showBag()
    func showToast(_ message: String)
    /// Closes the product's page.
    func close()
}
