public import Foundation
import Model

extension Decodable {
    /// Decodes the JSON in `data`; bytes that are not UTF-8 are read as U+FFFD, so that only their field is affected.
    ///
    /// - Throws: `FormatError` with a position if `data` is not JSON, or with a path if it does not match the type; any
    ///   error that the type's own initializer throws is passed on.
    public init(json data: Data) throws {
        // The bytes are repaired first: invalid bytes make a decoder fail, and the whole text would be lost.
        let isValid = String(validating: data, as: UTF8.self) != nil
        let data = isValid ? data : Data(String(decoding: data, as: UTF8.self).utf8)
        do {
            // Without the space, JSONDecoder reads past the end and traps if the last bracket is nested too deep.
            self = try JSONDecoder().decode(Self.self, from: data + Data(" ".utf8))
        } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
            throw BrokenJSON(data).error
        } catch let error as DecodingError {
            throw FormatError(error, in: data)
        }
    }
}
