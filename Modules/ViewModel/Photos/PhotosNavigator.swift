public import Model

/// Where a grid of photos leads.
public protocol PhotosNavigator: AnyObject {
    func showDetail(of photo: Photo)
    func showSearch()
}
