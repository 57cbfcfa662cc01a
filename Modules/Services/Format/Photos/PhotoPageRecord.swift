import Model

/// The service's response: a bare list, or the results of a search.
struct PhotoPageRecord: Decodable {
    let entries: [ListEntry<PhotoRecord>]
    let total: Int?

    private enum Key: CodingKey {
        case results, total
    }

    init(from decoder: any Decoder) throws {
        if let list = try? decoder.singleValueContainer().decode([ListEntry<PhotoRecord>].self) {
            entries = list
            total = nil
            return
        }
        let answer = try? decoder.fields(Key.self)
        guard let answer, let entries = try? answer.decode([ListEntry<PhotoRecord>].self, forKey: .results) else {
            throw Self.error(decoder, answer)
        }
        self.entries = entries
        total = answer.wholeNumber(.total, in: 0...Int.max)
    }

    /// Returns why there are no photos: the service's own words, or what stands in their place.
    private static func error(_ decoder: any Decoder, _ answer: JSONFields<Key>?) -> any Error {
        if let message = try? PhotosFailure(from: decoder).message { return ResponseError.failure(message: message) }
        if let answer, answer.contains(.results) { return answer.error(.results, expected: .list) }
        let found = FormatError.Found(from: decoder)
        return FormatError(path: "", expected: .listOrResults, found: found == .object ? .noResults : found)
    }
}
