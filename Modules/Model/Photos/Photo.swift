public import Foundation

/// One photo of the feed.
public struct Photo: Hashable, Sendable {
    /// What tells two photos apart.
    public var id: String
    /// In pixels, at least 1.
    public var width: Int
    /// In pixels, at least 1.
    public var height: Int
    /// What the photo looks like from afar, as BlurHash text; it may be malformed.
    public var blurHash: String?
    /// The colour that there is most of.
    public var color: PhotoColor?
    /// What the photographer says about it.
    public var description: String?
    /// What is to be seen, for those who cannot see it.
    public var altDescription: String?
    /// Who took it.
    public var photographer: String
    /// How many people like it, 0 or more.
    public var likes: Int
    /// Where the photo itself is, in a size that fits a screen.
    public var imageURL: URL
    /// The photo's page, to be passed on.
    public var link: URL

    /// A photo of which more than its size and its addresses may be unknown.
    public init(
        id: String, width: Int, height: Int, blurHash: String? = nil, color: PhotoColor? = nil,
        description: String? = nil, altDescription: String? = nil, photographer: String, likes: Int = 0, imageURL: URL,
        link: URL
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

/// A colour as the web writes it.
public struct PhotoColor: Hashable, Sendable {
    public let red: UInt8
    public let green: UInt8
    public let blue: UInt8

    /// Parts of 0…255 each.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// The colour of a text such as `#60544D`; nil for another text.
    public init?(hexadecimal text: String) {
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
            let code = UInt32(digits, radix: 16)
        else { return nil }
        self.init(
            red: UInt8(truncatingIfNeeded: code >> 16), green: UInt8(truncatingIfNeeded: code >> 8),
            blue: UInt8(truncatingIfNeeded: code))
    }
}
