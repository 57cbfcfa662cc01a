public import Foundation
public import Model

/// The fields of a JSON object.
public typealias JSONFields<Key: CodingKey> = KeyedDecodingContainer<Key>

/// Optional fields: a field that is missing, null or malformed is nil, and does not affect the others.
extension KeyedDecodingContainer {
    /// Returns the text at `key`, or a whole number as text; a blank text counts as missing.
    ///
    /// A service may send a text, such as a postcode, as a number.
    public func text(_ key: Key) -> String? {
        // `decode` comes first: `decodeIfPresent` looks up the key three times, which took most of the decoding time.
        if let text = try? decode(String.self, forKey: key) { return text.isBlank ? nil : text }
        return (try? decodeIfPresent(Int.self, forKey: key)).map { "\($0)" }
    }

    /// Returns the whole number at `key`; a number outside of `range` counts as malformed.
    public func wholeNumber(_ key: Key, in range: ClosedRange<Int>) -> Int? {
        guard let number = try? decode(Int.self, forKey: key) else { return nil }
        return range.contains(number) ? number : nil
    }

    /// Returns the URL at `key`; a URL without a host counts as malformed.
    public func url(_ key: Key) -> URL? {
        guard let text = try? decode(String.self, forKey: key), let url = URL(string: text) else { return nil }
        return url.host()?.isEmpty == false ? url : nil
    }

    /// Returns the object at `key`, whose keys are also of type `Key`.
    public func object(_ key: Key) -> JSONFields<Key>? {
        try? nestedContainer(keyedBy: Key.self, forKey: key)
    }
}

extension String {
    fileprivate var isBlank: Bool {
        // Nearly all texts begin with a visible ASCII character, which needs no slow look-up of Unicode properties.
        if let first = utf8.first, UInt8(ascii: "!")...UInt8(ascii: "~") ~= first { return false }
        return allSatisfy(\.isWhitespace)
    }
}

/// Required fields: an entry that lacks one is skipped.
extension KeyedDecodingContainer {
    /// Returns an error for the field at `key`, with its whole path and the value found there.
    public func error(_ key: Key, expected: FormatError.Expected) -> FormatError {
        FormatError(
            path: FormatError.path(of: codingPath + [key]), expected: expected,
            found: (try? decode(FormatError.Found.self, forKey: key)) ?? .nothing)
    }
}

extension Decoder {
    /// Returns the fields of the decoder's object.
    ///
    /// - Throws: `FormatError` if the value is not an object.
    public func fields<Key: CodingKey>(_ keys: Key.Type) throws(FormatError) -> JSONFields<Key> {
        guard let fields = try? container(keyedBy: Key.self) else {
            throw FormatError(
                path: FormatError.path(of: codingPath), expected: .object, found: FormatError.Found(from: self))
        }
        return fields
    }
}
