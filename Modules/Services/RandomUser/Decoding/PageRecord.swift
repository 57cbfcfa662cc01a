/// An answer as the service sends it.
struct PageRecord: Decodable {
    let entries: [Entry]
    let seed: String?

    /// One of the results, or why it cannot be read.
    struct Entry: Decodable {
        let result: Result<UserRecord, any Error>

        init(from decoder: any Decoder) {
            result = Result { try UserRecord(from: decoder) }
        }
    }

    private enum Key: String, CodingKey {
        case results, info, seed, error
    }

    init(from decoder: any Decoder) throws {
        guard let answer = try? decoder.container(keyedBy: Key.self) else {
            throw PageDecodingError.noResults(found: FoundValue(from: decoder).description)
        }
        if let entries = try? answer.decode([Entry].self, forKey: .results) {
            self.entries = entries
        } else if let text = try? answer.decode(String.self, forKey: .error) {
            throw PageDecodingError.service(text)
        } else if let found = try? answer.decode(FoundValue.self, forKey: answer.contains(.error) ? .error : .results) {
            throw PageDecodingError.noResults(found: "\(found)")
        } else {
            throw PageDecodingError.noResults(found: "an object without one")
        }
        let info = try? answer.nestedContainer(keyedBy: Key.self, forKey: .info)
        seed = try? info?.text(.seed)
    }
}
