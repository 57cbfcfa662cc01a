/// Names that Swift itself uses.
nonisolated enum SwiftNames {
    /// The names that neither a type nor a property of a feature can have: keywords, and what the layers use of the
    /// standard library, Foundation and Testing, which would mean the feature from then on.
    static let reserved = keywords.union(types)

    /// From “The Swift Programming Language”, Lexical Structure; of those with a capital, all.
    private static let keywords: Set = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while",
    ]

    private static let types: Set = [
        "AnyHashable", "AnyObject", "Array", "Bool", "Bundle", "Calendar", "Character", "Clock", "Codable",
        "Collection", "Comparable", "ContinuousClock", "Data", "Date", "Decimal", "Decoder", "Dictionary", "Double",
        "Duration", "Encoder", "Equatable", "Error", "Float", "Foundation", "Hashable", "Identifiable", "Int", "Issue",
        "Locale", "MainActor", "Mirror", "Never", "Observable", "Observation", "Optional", "Process", "Range", "Regex",
        "Result", "Sendable", "Sequence", "Set", "String", "Suite", "Swift", "Synchronization", "Tag", "Task", "Test",
        "Testing", "TimeZone", "Trait", "UInt", "URL", "UUID", "Void",
    ]
}
