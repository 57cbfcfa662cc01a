/// A file with a statement for each feature, such as the app's list of its features.
nonisolated struct FeatureList {
    /// The comment below the last statement.
    static let marker = "// New features go above this line."

    let path: String
    let statements: [FeatureStatement]
    private let lines: [String]
    /// The lines of the statements; the marker comes next.
    private let body: Range<Int>

    /// Reads a file; nil unless the marker is there exactly once.
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

    /// Divides lines before each that begins a statement, with the comments above it.
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

    /// Returns the file's text with more statements below the others.
    ///
    /// - Parameter changes: Statements of the list, each with what takes its place.
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

    /// Returns the file's text with these statements alone.
    func keeping(_ statements: [FeatureStatement]) -> String { text(with: indented(statements)) }

    private func indented(_ statements: [FeatureStatement]) -> [String] {
        let indentation = lines[body.upperBound].prefix { $0 == " " }
        return statements.flatMap(\.lines).map { indentation + $0 }
    }

    private func text(with body: [String]) -> String {
        (lines[..<self.body.lowerBound] + body + lines[self.body.upperBound...]).joined(separator: "\n")
    }
}

/// A statement that adds a feature to a list, or something of a feature.
nonisolated struct FeatureStatement: Equatable {
    /// Its lines without the list's indentation, with the comments above it.
    let lines: [String]
    /// What it names, in order: no members, and no labels of arguments.
    let names: [String]
    /// The name that it gives what it adds, so that others can name it; nil if it gives none.
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

    /// Returns the statement with what it adds bound to another name, or to none.
    func bound(to name: String?) -> FeatureStatement {
        var lines = lines
        guard let index = lines.firstIndex(where: { !$0.hasPrefix("//") }) else { return self }
        let value = binding.flatMap { _ in lines[index].firstRange(of: "= ")?.upperBound } ?? lines[index].startIndex
        let rest = lines[index][value...]
        lines[index] = (name.map { "let \($0) = " } ?? "") + rest
        return FeatureStatement(lines)
    }

    /// Returns whether it names what another one binds.
    func needs(_ other: FeatureStatement) -> Bool {
        other.binding.map { $0 != binding && names.contains($0) } ?? false
    }
}

nonisolated extension String {
    fileprivate var indentation: Int { prefix { $0 == " " }.count }
}
