public import Model

/// The navigation from the profile to the person's own screen.
public protocol ProfileNavigator: AnyObject {
    func showDetail(of user: User)
}
