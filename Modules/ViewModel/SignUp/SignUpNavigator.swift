/// Where signing up leads.
public protocol SignUpNavigator: AnyObject {
    /// Closes the screen.
    func close()
}
