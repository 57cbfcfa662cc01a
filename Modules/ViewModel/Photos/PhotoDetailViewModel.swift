import Foundation
public import Model

/// The view model of one photo, which never changes, so that there is nothing to bind.
public final class PhotoDetailViewModel {
    /// What the screen shows.
    public let content: PhotoDetailContent

    private weak var navigator: (any PhotoDetailNavigator)?

    /// Creates a view model for `photo`.
    public init(photo: Photo, navigator: (any PhotoDetailNavigator)?) {
        content = PhotoDetailContent(photo: photo)
        self.navigator = navigator
    }

    /// Shares the link to the photo's page; does nothing if it is unknown.
    public func didTapShare() { if let link = content.link { navigator?.share(link) } }
}
