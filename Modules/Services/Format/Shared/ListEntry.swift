import Model

/// An entry of a list, or the reason why it cannot be read.
struct ListEntry<Value: Decodable>: Decodable {
    private let result: Result<Value, any Error>

    init(from decoder: any Decoder) {
        result = Result { try Value(from: decoder) }
    }

    /// The entry; nil if it cannot be read.
    var value: Value? { try? result.get() }

    /// Why the entry cannot be read; nil if it can.
    var skipped: SkippedEntry? {
        if case .failure(let error) = result { SkippedEntry(FormatError(error)) } else { nil }
    }
}
