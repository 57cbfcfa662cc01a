/// The name of a new feature, in each form that its files use.
///
/// A feature called `ReadingList` has the type `ReadingList`, the property `readingList`, the title `Reading List`, the
/// route `reading-list`, and is “the reading list” in comments.
nonisolated struct FeatureName: Equatable {
    /// The name as the user typed it; the prefix of every type's name.
    let type: String
    private let words: [String]

    /// The placeholder for the feature's name in the templates.
    static let placeholder = FeatureName(words: ["Feature", "Name"])

    /// The length of the longest title that fits a screen of 40 columns.
    private static let longestTitle = 24

    /// Checks that `name` can be the name of types, files and a route.
    init(_ name: String) throws(FeatureNameError) {
        let isWord = name.utf8.allSatisfy { $0.isLetter || $0.isDigit }
        guard let first = name.utf8.first, first.isUppercase, isWord else { throw .noIdentifier(name) }
        self.init(words: Self.words(of: name))
        guard !SwiftNames.reserved.contains(type), !SwiftNames.reserved.contains(property) else {
            throw .reserved(name)
        }
        guard title.count <= Self.longestTitle else { throw .tooLong(name, most: Self.longestTitle) }
    }

    private init(words: [String]) {
        type = words.joined()
        self.words = words
    }

    /// The name of a property, such as `readingList`.
    var property: String { ([words.first?.lowercased()].compactMap(\.self) + words.dropFirst()).joined() }

    /// The title on the screen, such as `Reading List`.
    var title: String { words.joined(separator: " ") }

    /// The name of the route on the command line, such as `reading-list`.
    var route: String { words.joined(separator: "-").lowercased() }

    /// The name in a sentence, such as `reading list`; an abbreviation keeps its capitals.
    var text: String {
        words.map { $0.count > 1 && $0 == $0.uppercased() ? $0 : $0.lowercased() }.joined(separator: " ")
    }

    /// Splits a name before each capital letter that begins a word: `URLList` has the words `URL` and `List`.
    private static func words(of name: String) -> [String] {
        name.matches(of: /[A-Z]+(?![a-z])[0-9]*|[A-Z][a-z0-9]*/).map { String($0.output) }
    }
}

/// The reason why a feature's name is rejected.
nonisolated enum FeatureNameError: Error, Equatable, CustomStringConvertible {
    case noIdentifier(String)
    case reserved(String)
    case tooLong(String, most: Int)

    var description: String {
        switch self {
        case .noIdentifier(let name):
            "The names of a feature's types begin with its name: expected letters from A to Z and digits, "
                + "starting with a capital letter, such as Notes or ReadingList; got '\(name)'"
        case .reserved(let name): "'\(name)' cannot name a feature, because the name has a meaning in Swift"
        case .tooLong(let name, let most):
            "'\(name)' is too long to be a title: expected at most \(most) characters, with the spaces between words"
        }
    }
}

nonisolated extension UInt8 {
    fileprivate var isUppercase: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
    fileprivate var isLetter: Bool { isUppercase || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
    fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
