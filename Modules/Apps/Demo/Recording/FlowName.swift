/// The name of a recorded flow, such as `AddToBag`, after which its file, type and test are named.
nonisolated struct FlowName: Equatable {
    /// The maximum length of a name, because file systems limit the length of file names.
    private static let longest = 60

    let name: String

    init(_ name: String) throws(UsageError) {
        let isWord = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard isWord, name.first?.isUppercase == true, name.count <= Self.longest else {
            throw .unknownValue(
                "--record", name,
                expected: "a capital and up to \(Self.longest - 1) ASCII letters and digits, such as Bookmark")
        }
        self.name = name
        guard !Self.reserved.contains(function) else {
            throw .unknownValue(
                "--record", name, expected: "another name, because its test would be called '\(function)'")
        }
    }

    /// The name of the test's suite.
    var type: String { "\(name)FlowTests" }

    /// The name of the test function: the first word in lower case, as in `addToBag` and `urlSharing`.
    var function: String {
        let capitals = name.prefix { !$0.isLowercase }
        let isAcronym = capitals.count > 1 && capitals.count < name.count
        let start = isAcronym ? capitals.dropLast() : capitals
        return start.lowercased() + name.dropFirst(start.count)
    }

    /// The name in words, as in `Add to bag`.
    var words: String {
        name.replacing(/(?<before>[a-z0-9])(?<after>[A-Z])/) { "\($0.before) \($0.after.lowercased())" }
    }

    /// Swift's reserved words, which cannot name a function without backticks.
    private static let reserved: Set = [
        "any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "type", "typealias", "var", "where", "while",
    ]
}
