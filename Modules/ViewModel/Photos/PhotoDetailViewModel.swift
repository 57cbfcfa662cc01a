import Foundation
public import Model

/// What one photo's screen shows, and what it does.
public final class PhotoDetailViewModel {
    /// What was passed on last; nil before that.
    public private(set) var shareMessage: String? {
        didSet { showShareClosure?() }
    }
    /// Is called after each change of the share message.
    public var showShareClosure: (() -> Void)?

    /// What the photo's cell shows, but finer.
    public let image: PhotoImage

    private let photo: Photo
    private weak var navigator: (any PhotoDetailNavigator)?

    /// The picture is about that many half blocks wide or high.
    private static let side = 96

    /// What is known of `photo`.
    public init(photo: Photo, navigator: (any PhotoDetailNavigator)? = nil) {
        self.photo = photo
        self.navigator = navigator
        image = PhotoImage(photo, side: Self.side)
    }

    /// The photographer as a title.
    public var titleText: String { photo.title }
    /// In pixels, at least 1.
    public var imageWidth: Int { photo.width }
    /// In pixels, at least 1.
    public var imageHeight: Int { photo.height }
    /// What is to be seen, for those who cannot see it.
    public var altText: String { photo.altText }

    /// All that is known, in the order of the screen.
    public var information: [InformationRow] {
        [
            ("Photographer", photo.photographer, "person"),
            ("Size", "\(photo.width) by \(photo.height) pixels", "photo"),
            ("Likes", "\(photo.likes)", "heart"),
            ("Description", photo.ownDescription ?? photo.altText, "text.quote"),
            ("Link", photo.link.absoluteString, "link"),
        ].filter { !$0.1.isEmpty }
    }

    /// What is passed on when the photo is shared: its page.
    public func getShareText() -> String { photo.link.absoluteString }

    /// Passes the share text on.
    public func didTapShare() {
        navigator?.share(getShareText())
        shareMessage = getShareText()
    }
}

nonisolated extension Photo {
    /// What the photographer says, as it was written; nil where that is blank.
    fileprivate var ownDescription: String? {
        description.flatMap { $0.trimmed.isEmpty ? nil : $0 }
    }
}
