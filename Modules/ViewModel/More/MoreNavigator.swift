/// Where the tab More leads.
public protocol MoreNavigator: AnyObject {
    /// Opens what the row of that index names.
    func showScreen(at index: Int)
}
