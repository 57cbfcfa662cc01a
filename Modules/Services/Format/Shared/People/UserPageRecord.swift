import Model

/// The service's response.
struct UserPageRecord: Decodable {
    let entries: [Entry]
    let seed: String?

    /// A person, or the reason why they cannot be read.
    struct Entry: Decodable {
        let result: Result<UserRecord, any Error>

        init(from decoder: any Decoder) {
            result = Result { try UserRecord(from: decoder) }
        }
    }

    private enum Key: String, CodingKey {
        case results, info, seed
    }

    init(from decoder: any Decoder) throws {
        guard let answer = try? decoder.fields(Key.self) else {
            throw FormatError(path: "", expected: .results, found: FormatError.Found(from: decoder))
        }
        guard let entries = try? answer.decode([Entry].self, forKey: .results) else {
            if let message = try UsersFailure(from: decoder).message { throw ResponseError.failure(message: message) }
            throw answer.error(.results, expected: .list)
        }
        self.entries = entries
        seed = answer.object(.info)?.text(.seed)
    }
}
