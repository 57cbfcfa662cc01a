public import Model

/// Where the bookmarks lead.
public protocol BookmarksNavigator: AnyObject {
    func showDetail(of user: User)
}
