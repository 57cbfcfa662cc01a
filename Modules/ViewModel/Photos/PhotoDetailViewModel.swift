public import Model

/// The view model of one photo; it never changes, so it needs no binding.
public final class PhotoDetailViewModel {
    /// The content of the screen.
    public let content: PhotoDetailContent

    private weak var navigator: (any PhotoDetailNavigator)?

    /// Creates a view model for `photo`.
    public init(photo: Photo, navigator: (any PhotoDetailNavigator)?) {
        content = PhotoDetailContent(photo: photo)
        self.navigator = navigator
    }

    /// Shares the link to the photo's page; does nothing if the link is unknown.
    public func didTapShare() { if let link = content.link { navigator?.share(link) } }
}
