import Foundation
public import Model

/// The view model of one photo, which calls a closure after each share.
public final class PhotoDetailViewModel {
    /// The text that was shared last; nil before the first time.
    public private(set) var shareMessage: String? {
        didSet { showShareClosure?() }
    }
    /// Called after each change of the share message, even to the same text.
    public var showShareClosure: (() -> Void)?

    /// What the screen shows; it needs no closure, because a photo never changes.
    public let content: PhotoDetailContent

    private weak var navigator: (any PhotoDetailNavigator)?

    /// Creates a view model for `photo`.
    public init(photo: Photo, navigator: (any PhotoDetailNavigator)?) {
        content = PhotoDetailContent(photo: photo)
        self.navigator = navigator
    }

    /// Shares the link to the photo's page; does nothing if it is unknown.
    public func didTapShare() {
        guard let link = content.link else { return }
        navigator?.share(link)
        shareMessage = link
    }
}
