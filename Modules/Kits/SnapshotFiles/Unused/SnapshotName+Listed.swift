extension SnapshotName {
    /// Parses a line of `swift test list`, such as `ViewTests.Users/list(at:)` or, from XCTest, `ViewTests.Old/testA`;
    /// returns nil if the line names no test.
    ///
    /// The IDs of Swift Testing, and the lines of overloaded tests, have the same format with a source location at the
    /// end.
    init?(listed line: String) {
        // The module ends at the first dot; a name in backticks may contain dots and slashes. A regex would add seconds
        // to the end of a run with thousands of tests.
        guard let dot = line.firstIndex(of: ".") else { return nil }
        let module = String(line[..<dot])
        var isQuoted = false
        let names = line[line.index(after: dot)...].split { character in
            if character == "`" { isQuoted.toggle() }
            return character == "/" && !isQuoted
        }
        var parts = names.map(String.init)
        if let last = parts.last, last.isSourceLocation { parts.removeLast() }
        guard module.isIdentifier, let test = parts.popLast() else { return nil }
        if test.hasSuffix(")") {
            self.init(module: module, components: parts + [test])
        } else {
            guard parts.count == 1, test.hasPrefix("test"), test.isIdentifier else { return nil }
            // In XCTest, dots separate the names of nested classes.
            self.init(module: module, components: parts[0].split(separator: ".").map(String.init) + [test])
        }
    }
}

extension String {
    /// Whether this text is a source file's name, a line and a column, such as `ListTests.swift:12:6`.
    fileprivate var isSourceLocation: Bool {
        let parts = split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].hasSuffix(".swift"), parts[0] != ".swift" else { return false }
        return parts[1...].allSatisfy { Int($0) != nil }
    }

    var isIdentifier: Bool {
        first?.isNumber == false && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
