import Interactor
import Model

/// The service's response.
struct PageRecord: Decodable {
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
        case results, info, seed, error
    }

    init(from decoder: any Decoder) throws {
        guard let answer = try? decoder.container(keyedBy: Key.self) else {
            throw Self.noResults(FoundValue(from: decoder).found)
        }
        if let entries = try? answer.decode([Entry].self, forKey: .results) {
            self.entries = entries
        } else if let text = try? answer.decode(String.self, forKey: .error) {
            throw ServiceError(message: text)
        } else if let value = try? answer.decode(FoundValue.self, forKey: answer.contains(.error) ? .error : .results) {
            throw Self.noResults(value.found)
        } else {
            throw Self.noResults(.object)
        }
        let info = try? answer.nestedContainer(keyedBy: Key.self, forKey: .info)
        seed = try? info?.text(.seed)
    }

    private static func noResults(_ found: FormatError.Found) -> FormatError {
        FormatError(path: "", expected: .results, found: found)
    }
}
