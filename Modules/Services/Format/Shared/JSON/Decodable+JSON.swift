public import Foundation
import Model

extension Decodable {
    /// Decodes the JSON in `data`; bytes that are not UTF-8 are read as U+FFFD, so that only one field is affected.
    ///
    /// - Throws: `FormatError` with a position if `data` is not JSON, or with a path if the type breaks its format;
    ///   otherwise what the type throws.
    public init(json data: Data) throws {
        // Repaired before decoding, because a decoder fails at such bytes, and the whole text would be lost.
        let isValid = String(validating: data, as: UTF8.self) != nil
        let data = isValid ? data : Data(String(decoding: data, as: UTF8.self).utf8)
        do {
            // JSONDecoder reads past the end, and traps, if the last byte is the bracket that nests too deeply.
            self = try JSONDecoder().decode(Self.self, from: data + Data(" ".utf8))
        } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
            throw BrokenJSON(data).error
        } catch let error as DecodingError {
            throw FormatError(error, in: data)
        }
    }
}
