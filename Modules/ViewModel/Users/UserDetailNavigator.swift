/// The navigation from one person's screen.
public protocol UserDetailNavigator: AnyObject {
    func share(_ text: String)
}
