extension SnapshotName {
    /// Parses a line of `swift test list`, such as `ViewTests.Users/list(at:)` or, from XCTest, `ViewTests.Old/testA`;
    /// returns nil if it names no test.
    ///
    /// IDs of Swift Testing have the same format, with a source location at the end, and so have tests of one name.
    init?(listed line: String) {
        // The module ends at the first dot; a name in backticks may contain dots and slashes.
        guard let dot = line.firstIndex(of: ".") else { return nil }
        let module = String(line[..<dot])
        var parts = line[line.index(after: dot)...].matches(of: /(?:`[^`]*`|[^`\/])+/).map { String($0.output) }
        if let last = parts.last, last.contains(/^.+\.swift:\d+:\d+$/) { parts.removeLast() }
        guard module.isIdentifier, let test = parts.popLast() else { return nil }
        if test.hasSuffix(")") {
            self.init(module: module, components: parts + [test])
        } else {
            guard parts.count == 1, test.hasPrefix("test"), test.isIdentifier else { return nil }
            // Nested classes of XCTest are separated by dots.
            self.init(module: module, components: parts[0].split(separator: ".").map(String.init) + [test])
        }
    }
}

extension String {
    var isIdentifier: Bool {
        first?.isNumber == false && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
