/// Where the tab More leads.
public protocol MoreNavigator: AnyObject {
    func showProfile()
    func showSignUp()
    func showSettings()
}
