public import Model

/// The ways out of the photos.
public protocol PhotosNavigator: AnyObject {
    func showDetail(of photo: Photo)
    func showSearch()
}
