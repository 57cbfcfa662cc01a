public import Model

/// Where the list of people leads.
public protocol UsersListNavigator: AnyObject {
    func showDetail(of user: User)
}
