public import Model

/// Where the search for photos leads.
public protocol PhotoSearchNavigator: AnyObject {
    func showDetail(of photo: Photo)
}
