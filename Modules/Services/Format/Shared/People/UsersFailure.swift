/// A response in which a random-user service says why it failed.
public struct UsersFailure: Decodable {
    /// The service's message; nil if there is none.
    public let message: String?

    private enum Key: CodingKey {
        case error
    }

    /// Reads the message from the object in `decoder`.
    public init(from decoder: any Decoder) throws {
        message = try decoder.fields(Key.self).text(.error)
    }
}
