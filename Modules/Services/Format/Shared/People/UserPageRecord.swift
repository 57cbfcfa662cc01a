import Model

/// The service's response.
struct UserPageRecord: Decodable {
    let entries: [ListEntry<UserRecord>]
    let seed: String?

    private enum Key: String, CodingKey {
        case results, info, seed
    }

    init(from decoder: any Decoder) throws {
        guard let answer = try? decoder.fields(Key.self) else {
            throw FormatError(path: "", expected: .results, found: FormatError.Found(from: decoder))
        }
        guard let entries = try? answer.decode([ListEntry<UserRecord>].self, forKey: .results) else {
            if let message = try UsersFailure(from: decoder).message { throw ResponseError.failure(message: message) }
            throw answer.error(.results, expected: .list)
        }
        self.entries = entries
        seed = answer.object(.info)?.text(.seed)
    }
}
