/// A response in which a random-user service says why it failed.
public struct UsersFailure: Decodable {
    /// The service's own words; nil if there are none.
    public let message: String?

    private enum Key: CodingKey {
        case error
    }

    /// Reads the words in an object.
    public init(from decoder: any Decoder) throws {
        message = try decoder.fields(Key.self).text(.error)
    }
}
