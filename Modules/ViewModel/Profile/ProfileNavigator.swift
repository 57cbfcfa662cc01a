public import Model

/// Where the profile leads.
public protocol ProfileNavigator: AnyObject {
    func showDetail(of user: User)
}
