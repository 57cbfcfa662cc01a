/// A random-user service's response: an object with people, or a bare list of them.
struct UserPageRecord: Decodable {
    let entries: [ListEntry<UserRecord>]
    let seed: String?

    private enum Key: String, CodingKey {
        case results, info, seed
    }

    init(from decoder: any Decoder) throws {
        do {
            entries = try decoder.entries(at: Key.results)
        } catch {
            if let message = try? UsersFailure(from: decoder).message { throw ResponseError.failure(message: message) }
            throw error
        }
        seed = try? decoder.fields(Key.self).object(.info)?.text(.seed)
    }
}
