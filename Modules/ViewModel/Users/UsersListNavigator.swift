public import Model

/// The navigation from the list of people.
public protocol UsersListNavigator: AnyObject {
    func showDetail(of user: User)
}
