/// The navigation from the sign-up screen.
public protocol SignUpNavigator: AnyObject {
    /// Closes the screen.
    func close()
}
