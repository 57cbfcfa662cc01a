/// The navigation from the More tab to its screens.
public protocol MoreNavigator: AnyObject {
    /// Opens the screen of a row.
    func showScreen(at index: Int)
}
