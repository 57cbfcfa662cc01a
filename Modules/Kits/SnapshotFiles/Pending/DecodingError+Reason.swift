extension DecodingError {
    /// The key that could not be decoded and what is wrong with it, in a few words.
    var reason: String {
        switch self {
        case .keyNotFound(let key, let context): "\(Self.path(context.codingPath + [key])) is missing"
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            "\(Self.path(context.codingPath)) must be \(Self.noun(of: type))"
        case .dataCorrupted(let context) where !context.codingPath.isEmpty:
            "\(Self.path(context.codingPath)) is not valid"
        default: "it is not valid JSON"
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.isEmpty ? "it" : keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }

    private static func noun(of type: Any.Type) -> String {
        switch type {
        case is String.Type: "a string"
        case is Int.Type: "an integer"
        case is [Any].Type: "an array"
        default: "an object"
        }
    }
}
