import Model

/// A JSON value, described for an error.
struct FoundValue: Decodable {
    let found: FormatError.Found

    private enum NoKey: CodingKey {}

    init(from decoder: any Decoder) {
        if (try? decoder.container(keyedBy: NoKey.self)) != nil {
            found = .object
        } else if (try? decoder.unkeyedContainer()) != nil {
            found = .list
        } else {
            found = (try? decoder.singleValueContainer()).map(Self.scalar) ?? .nothing
        }
    }

    private static func scalar(_ value: any SingleValueDecodingContainer) -> FormatError.Found {
        if value.decodeNil() { return .null }
        if let text = try? value.decode(String.self) { return .text(text) }
        if let flag = try? value.decode(Bool.self) { return .value("\(flag)") }
        if let number = try? value.decode(Int.self) { return .value("\(number)") }
        if let number = try? value.decode(Double.self) { return .value("\(number)") }
        return .other
    }
}
