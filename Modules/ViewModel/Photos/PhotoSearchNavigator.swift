public import Model

/// The ways out of the photo search.
public protocol PhotoSearchNavigator: AnyObject {
    func showDetail(of photo: Photo)
}
