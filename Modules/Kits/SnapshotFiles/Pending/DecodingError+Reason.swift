extension DecodingError {
    /// Which key it is about and what was expected there, in a few words.
    var reason: String {
        switch self {
        case .keyNotFound(let key, let context): "\(Self.path(context.codingPath + [key])) is missing"
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            "\(Self.path(context.codingPath)) is to be \(Self.noun(of: type))"
        case .dataCorrupted(let context) where !context.codingPath.isEmpty:
            "\(Self.path(context.codingPath)) cannot be understood"
        default: "it is no JSON"
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
