/// A file with a statement for each feature, such as the app's `Features.swift`.
nonisolated struct FeatureList {
    /// The comment below the last statement.
    static let marker = "// New features go above this line."

    let path: String
    let statements: [FeatureStatement]
    private let lines: [String]
    /// The range of the statements' lines; the marker follows.
    private let body: Range<Int>

    /// Parses a file; nil unless it has the marker exactly once.
    init?(_ text: String, at path: String) {
        self.path = path
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let markers = lines.indices.filter { [lines] in lines[$0].drop { $0 == " " } == Self.marker }
        guard let end = markers.first, markers.count == 1 else { return nil }
        let indentation = lines[end].indentation
        let opening = lines[..<end].lastIndex { !$0.isEmpty && $0.indentation < indentation }
        body = (opening.map { $0 + 1 } ?? 0)..<end
        statements = Self.groups(of: lines[body].map { String($0.dropFirst(indentation)) }).map(FeatureStatement.init)
    }

    /// Splits lines into statements, each with the comments above it.
    private static func groups(of lines: [String]) -> [[String]] {
        var groups: [[String]] = []
        for line in lines where !line.isEmpty {
            let isStart = !" )]}".contains(line.prefix(1))
            let hasCode = groups.last?.contains { !$0.hasPrefix("//") } == true
            if groups.isEmpty || isStart && hasCode {
                groups.append([line])
            } else {
                groups[groups.count - 1].append(line)
            }
        }
        return groups
    }

    /// Returns the file's text with `statements` added below the existing ones.
    ///
    /// - Parameter changes: The statements to replace, each with its replacement.
    func adding(
        _ statements: [FeatureStatement], changing changes: [(old: FeatureStatement, new: FeatureStatement)] = []
    ) -> String {
        var all = Array(lines[body])
        for (old, new) in changes {
            for (line, newLine) in zip(indented([old]), indented([new])) {
                if let index = all.firstIndex(of: line) { all[index] = newLine }
            }
        }
        return text(with: all + indented(statements))
    }

    /// Returns the file's text with only these statements.
    func keeping(_ statements: [FeatureStatement]) -> String { text(with: indented(statements)) }

    private func indented(_ statements: [FeatureStatement]) -> [String] {
        let indentation = lines[body.upperBound].prefix { $0 == " " }
        return statements.flatMap(\.lines).map { indentation + $0 }
    }

    private func text(with body: [String]) -> String {
        (lines[..<self.body.lowerBound] + body + lines[self.body.upperBound...]).joined(separator: "\n")
    }
}

/// A statement that adds a feature, or a part of a feature, to a list.
nonisolated struct FeatureStatement: Equatable {
    /// The statement's lines, with the comments above it but without the list's indentation.
    let lines: [String]
    /// The names in the statement, in order, without members and argument labels.
    let names: [String]
    /// The constant that the statement declares, so that other statements can use its value; nil if it declares none.
    let binding: String?

    init(_ lines: [String]) {
        self.lines = lines
        let tokens = SwiftCode(lines.joined(separator: "\n")).tokens
        names = tokens.indices.compactMap { index in
            let isMember = index > 0 && tokens[index - 1] == .mark(".")
            let isLabel = index + 1 < tokens.count && tokens[index + 1] == .mark(":")
            return isMember || isLabel ? nil : tokens[index].word
        }
        binding = tokens.first == .word("let") ? tokens.dropFirst().first?.word : nil
    }

    /// Returns the statement with its value bound to another constant, or to no constant.
    func bound(to name: String?) -> FeatureStatement {
        var lines = lines
        guard let index = lines.firstIndex(where: { !$0.hasPrefix("//") }) else { return self }
        let value = binding.flatMap { _ in lines[index].firstRange(of: "= ")?.upperBound } ?? lines[index].startIndex
        let rest = lines[index][value...]
        lines[index] = (name.map { "let \($0) = " } ?? "") + rest
        return FeatureStatement(lines)
    }

    /// Returns whether the statement uses the constant of another statement.
    func needs(_ other: FeatureStatement) -> Bool {
        other.binding.map { $0 != binding && names.contains($0) } ?? false
    }
}

nonisolated extension String {
    fileprivate var indentation: Int { prefix { $0 == " " }.count }
}
