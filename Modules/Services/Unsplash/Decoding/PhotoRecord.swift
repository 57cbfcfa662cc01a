import Foundation
import Model

/// A photo in the service's response, with only the fields that the app uses.
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
    /// Returns a length in pixels, 1 or more.
    fileprivate func side(_ key: Key) throws -> Int {
        let side = try decode(Int.self, forKey: key)
        guard side > 0 else {
            throw FormatError(
                path: FormatError.path(of: codingPath + [key]), expected: .wholeNumber(1...Int.max),
                found: .value("\(side)"))
        }
        return side
    }
}
