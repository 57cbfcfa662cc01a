public import Model

/// An entry of a list, or the reason why it cannot be read.
public struct ListEntry<Value: Decodable>: Decodable {
    public let result: Result<Value, FormatError>

    public init(from decoder: any Decoder) {
        result = Result { try Value(from: decoder) }.mapError { FormatError($0) }
    }

    /// The entry; nil if it cannot be read.
    var value: Value? { try? result.get() }

    /// The reason why the entry cannot be read; nil if it can be read.
    var skipped: SkippedEntry? {
        if case .failure(let error) = result { SkippedEntry(error) } else { nil }
    }
}

extension Decoder {
    /// Returns the entries of the decoder's list or, if the decoder has an object, of that object's list at `key`.
    ///
    /// - Throws: `FormatError` if there is no list.
    public func entries<Value, Key: CodingKey>(at key: Key) throws(FormatError) -> [ListEntry<Value>] {
        guard let fields = try? container(keyedBy: Key.self) else {
            if let entries = try? [ListEntry<Value>](from: self) { return entries }
            throw FormatError(
                path: "", expected: .listOrObject(with: key.stringValue), found: FormatError.Found(from: self))
        }
        guard let entries = try? fields.decode([ListEntry<Value>].self, forKey: key) else {
            throw fields.error(key, expected: .list)
        }
        return entries
    }
}
