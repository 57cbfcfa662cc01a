/// Where one photo's screen leads.
public protocol PhotoDetailNavigator: AnyObject {
    func share(_ text: String)
}
