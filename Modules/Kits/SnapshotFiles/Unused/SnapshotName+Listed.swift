extension SnapshotName {
    /// Parses a line of `swift test list`, such as `ViewTests.Users/list(at:)` or, from XCTest, `ViewTests.Old/testA`;
    /// returns nil if it names no test.
    ///
    /// IDs of Swift Testing have the same format, with a source location at the end.
    init?(listed line: String) {
        var parts: [String] = []
        var part = ""
        var isQuoted = false
        for character in line {
            if character == "`" { isQuoted.toggle() }
            // The module ends at the first dot; later dots may be part of a name.
            if !isQuoted, character == (parts.isEmpty ? "." : "/") {
                parts.append(part)
                part = ""
            } else {
                part.append(character)
            }
        }
        parts.append(part)
        // Tests with the same name, even in different modules, are listed with their source location at the end.
        if part.wholeMatch(of: /.+\.swift:\d+:\d+/) != nil { parts.removeLast() }
        guard let module = parts.first, module.isIdentifier, parts.count > 1, let test = parts.last,
            test.last == ")" || parts.count == 3 && test.hasPrefix("test") && test.isIdentifier
        else { return nil }
        // Nested classes of XCTest are separated by dots.
        let suites = parts.dropFirst().dropLast()
        let isXCTest = test.last != ")"
        let components = isXCTest ? suites.flatMap { $0.split(separator: ".").map(String.init) } : Array(suites)
        self.init(module: module, components: components + [test])
    }
}

extension String {
    var isIdentifier: Bool {
        first?.isNumber == false && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
