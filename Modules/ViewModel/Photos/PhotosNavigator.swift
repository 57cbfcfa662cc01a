public import Model

/// The navigation from the photos to other screens.
public protocol PhotosNavigator: AnyObject {
    func showDetail(of photo: Photo)
    func showSearch()
}
