/// What stands at a place of the JSON, in a few words.
struct FoundValue: Decodable, CustomStringConvertible {
    let description: String

    private enum NoKey: CodingKey {}

    init(from decoder: any Decoder) {
        if (try? decoder.container(keyedBy: NoKey.self)) != nil {
            description = "an object"
        } else if (try? decoder.unkeyedContainer()) != nil {
            description = "a list"
        } else {
            description = (try? decoder.singleValueContainer()).map(Self.scalar) ?? "nothing"
        }
    }

    private static func scalar(_ value: any SingleValueDecodingContainer) -> String {
        if value.decodeNil() { return "null" }
        if let text = try? value.decode(String.self) { return "\(quoting: text)" }
        if let flag = try? value.decode(Bool.self) { return "\(flag)" }
        if let number = try? value.decode(Int.self) { return "\(number)" }
        if let number = try? value.decode(Double.self) { return "\(number)" }
        return "a number"
    }
}
