/// The way out of one person's screen.
public protocol UserDetailNavigator: AnyObject {
    func share(_ text: String)
}
