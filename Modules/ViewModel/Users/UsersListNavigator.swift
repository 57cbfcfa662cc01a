public import Model

/// The way out of the list of people.
public protocol UsersListNavigator: AnyObject {
    func showDetail(of user: User)
}
