/// An answer as the service sends it: a bare list, or what a search found.
struct PhotoPageRecord: Decodable {
    let entries: [Entry]
    let total: Int?

    /// One of the photos, or why it cannot be read.
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
