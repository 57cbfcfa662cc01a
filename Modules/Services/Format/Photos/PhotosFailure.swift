/// A response in which a photo service says why it failed.
public struct PhotosFailure: Decodable {
    /// The service's message; nil if there is none.
    public let message: String?

    private enum Key: CodingKey {
        case errors
    }

    /// Reads the message from the object in `decoder`.
    public init(from decoder: any Decoder) throws {
        let texts = try decoder.fields(Key.self).decode([String].self, forKey: .errors)
        let words = texts.filter { !$0.allSatisfy(\.isWhitespace) }
        message = words.isEmpty ? nil : words.joined(separator: ", ")
    }
}
