import Model

/// A photo in a response, with only the fields that the app uses.
struct PhotoRecord: Decodable {
    let photo: Photo

    /// The keys of the photo and of the objects inside it.
    private enum Key: String, CodingKey {
        case id, width, height, color, description, likes
        case user, name
        case urls, small
        case links, html
        case blurHash = "blur_hash"
        case altDescription = "alt_description"
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(Key.self)
        let side = 1...Int.max
        guard let id = fields.text(.id) else { throw fields.error(.id, expected: .text) }
        // A photo can be drawn only if both its width and its height are known.
        guard let width = fields.wholeNumber(.width, in: side) else {
            throw fields.error(.width, expected: .wholeNumber(side))
        }
        guard let height = fields.wholeNumber(.height, in: side) else {
            throw fields.error(.height, expected: .wholeNumber(side))
        }
        photo = Photo(
            id: id, width: width, height: height, blurHash: fields.text(.blurHash),
            color: fields.text(.color).flatMap(PhotoColor.init(hexadecimal:)), description: fields.text(.description),
            altDescription: fields.text(.altDescription), photographer: fields.object(.user)?.text(.name),
            likes: fields.wholeNumber(.likes, in: 0...Int.max), imageURL: fields.object(.urls)?.url(.small),
            link: fields.object(.links)?.url(.html))
    }
}
