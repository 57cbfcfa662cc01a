import Foundation
import Model

/// One photo as the service sends it; what the app has no use for is not read.
struct PhotoRecord: Decodable {
    let photo: Photo

    private enum Key: String, CodingKey {
        case id, width, height, color, description, urls, links, likes, user
        case blurHash = "blur_hash"
        case altDescription = "alt_description"
    }

    private struct Addresses: Decodable {
        let small: URL
    }

    private struct Links: Decodable {
        let html: URL
    }

    private struct Photographer: Decodable {
        let name: String
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        photo = Photo(
            id: try fields.decode(String.self, forKey: .id), width: try fields.side(.width),
            height: try fields.side(.height), blurHash: try fields.decodeIfPresent(String.self, forKey: .blurHash),
            color: try fields.decodeIfPresent(String.self, forKey: .color).flatMap(PhotoColor.init(hexadecimal:)),
            description: try fields.decodeIfPresent(String.self, forKey: .description),
            altDescription: try fields.decodeIfPresent(String.self, forKey: .altDescription),
            photographer: try fields.decode(Photographer.self, forKey: .user).name,
            likes: max(0, try fields.decodeIfPresent(Int.self, forKey: .likes) ?? 0),
            imageURL: try fields.decode(Addresses.self, forKey: .urls).small,
            link: try fields.decode(Links.self, forKey: .links).html)
    }
}

extension KeyedDecodingContainer {
    /// A length in pixels, 1 or more.
    fileprivate func side(_ key: Key) throws -> Int {
        let side = try decode(Int.self, forKey: key)
        guard side > 0 else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: self, debugDescription: "expected a length of at least 1, \(side) came")
        }
        return side
    }
}
