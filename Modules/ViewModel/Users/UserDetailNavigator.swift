/// Where one person's screen leads.
public protocol UserDetailNavigator: AnyObject {
    func share(_ text: String)
}
