/// Names that Swift itself uses.
nonisolated enum SwiftNames {
    /// The names that no feature can have: keywords, and names from the standard library, Foundation and Testing.
    ///
    /// If a feature had such a name, its type would hide Swift's own type of that name in the layers.
    static let reserved = keywords.union(types)

    /// Keywords from “The Swift Programming Language”, Lexical Structure, including those that begin with a capital.
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
