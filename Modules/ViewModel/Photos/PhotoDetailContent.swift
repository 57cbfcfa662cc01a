import Foundation
public import Model

/// The content of one photo's screen.
public nonisolated struct PhotoDetailContent: Sendable {
    /// The photographer's name on one line.
    public let title: String
    /// The same picture as in the photo's cell, with more pixels.
    public let image: PhotoImage
    /// The photo's width in pixels, at least 1.
    public let imageWidth: Int
    /// The photo's height in pixels, at least 1.
    public let imageHeight: Int
    /// A description of the picture for people who cannot see it.
    public let altText: String
    /// Everything known about the photo, in the order of the screen.
    public let information: [InformationRow]
    /// The shareable link to the photo's page; nil if the link is unknown.
    public let link: String?

    /// The picture's longer side in pixels; each terminal cell shows two pixels, one above the other.
    private static let side = 96

    /// Creates the content for `photo`.
    public init(photo: Photo) {
        title = photo.title
        image = PhotoImage(photo, side: Self.side)
        imageWidth = photo.width
        imageHeight = photo.height
        altText = photo.altText
        link = photo.link?.absoluteString
        information = Array(known: [
            (PhotosWords.photographer, photo.photographer, "person"),
            (PhotosWords.size, PhotosWords.size(width: photo.width, height: photo.height), "photo"),
            (PhotosWords.likes, photo.likes.map { "\($0)" }, "heart"),
            (PhotosWords.description, photo.ownDescription ?? photo.altText, "text.quote"),
            (PhotosWords.link, link, "link"),
        ])
    }
}

nonisolated extension Photo {
    /// The photographer's description, unchanged; nil if it is blank.
    fileprivate var ownDescription: String? {
        description.flatMap { $0.trimmed.isEmpty ? nil : $0 }
    }
}
