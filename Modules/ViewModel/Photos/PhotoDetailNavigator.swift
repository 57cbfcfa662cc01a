/// The navigation from a photo's screen.
public protocol PhotoDetailNavigator: AnyObject {
    func share(_ text: String)
}
