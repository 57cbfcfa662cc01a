/// A photo service's response: a bare list, or the results of a search.
struct PhotoPageRecord: Decodable {
    let entries: [ListEntry<PhotoRecord>]
    let total: Int?

    private enum Key: CodingKey {
        case results, total
    }

    init(from decoder: any Decoder) throws {
        do {
            entries = try decoder.entries(at: Key.results)
        } catch {
            if let message = try? PhotosFailure(from: decoder).message { throw ResponseError.failure(message: message) }
            throw error
        }
        total = try? decoder.fields(Key.self).wholeNumber(.total, in: 0...Int.max)
    }
}
