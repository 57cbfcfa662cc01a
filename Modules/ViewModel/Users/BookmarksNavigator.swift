public import Model

/// The way out of the bookmarks.
public protocol BookmarksNavigator: AnyObject {
    func showDetail(of user: User)
}
