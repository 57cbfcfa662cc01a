public import Model

/// The navigation from the bookmarks to other screens.
public protocol BookmarksNavigator: AnyObject {
    func showDetail(of user: User)
}
