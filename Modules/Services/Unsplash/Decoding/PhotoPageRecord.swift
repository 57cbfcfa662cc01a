/// The service's response: a bare list, or the results of a search.
struct PhotoPageRecord: Decodable {
    let entries: [Entry]
    let total: Int?

    /// A photo, or the reason why it cannot be read.
    struct Entry: Decodable {
        let result: Result<PhotoRecord, any Error>

        init(from decoder: any Decoder) {
            result = Result { try PhotoRecord(from: decoder) }
        }
    }

    private enum Key: String, CodingKey {
        case results, total
    }

    init(from decoder: any Decoder) throws {
        if let list = try? decoder.singleValueContainer().decode([Entry].self) {
            entries = list
            total = nil
        } else {
            let answer = try decoder.container(keyedBy: Key.self)
            entries = try answer.decode([Entry].self, forKey: .results)
            total = try? answer.decode(Int.self, forKey: .total)
        }
    }
}
