public import Foundation

/// A photo, as a photo service describes it.
public struct Photo: Hashable, Identifiable, Sendable {
    /// The service's identifier of the photo.
    public let id: String
    /// The width in pixels, at least 1.
    public let width: Int
    /// The height in pixels, at least 1.
    public let height: Int
    /// A blurred preview as BlurHash text, which may be malformed.
    public let blurHash: String?
    /// The dominant colour.
    public let color: PhotoColor?
    /// The photographer's description of the photo.
    public let description: String?
    /// A description of the picture for people who cannot see it.
    public let altDescription: String?
    /// The photographer's name.
    public let photographer: String?
    /// The number of likes, 0 or more.
    public let likes: Int?
    /// The URL of the picture, in a size that fits a screen.
    public let imageURL: URL?
    /// The URL of the photo's web page.
    public let link: URL?

    /// Creates a photo; only its identifier and its size are required.
    public init(
        id: String, width: Int, height: Int, blurHash: String? = nil, color: PhotoColor? = nil,
        description: String? = nil, altDescription: String? = nil, photographer: String? = nil, likes: Int? = nil,
        imageURL: URL? = nil, link: URL? = nil
    ) {
        self.id = id
        self.width = width
        self.height = height
        self.blurHash = blurHash
        self.color = color
        self.description = description
        self.altDescription = altDescription
        self.photographer = photographer
        self.likes = likes
        self.imageURL = imageURL
        self.link = link
    }
}
