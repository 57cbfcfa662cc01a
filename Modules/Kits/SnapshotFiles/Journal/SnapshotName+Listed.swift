extension SnapshotName {
    /// Parses a line of `swift test list`, such as `ViewTests.Users/list(at:)`; returns nil if it names no test.
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
        guard let module = parts.first, module.isIdentifier, parts.count > 1, parts.last?.last == ")" else {
            return nil
        }
        self.init(module: module, components: Array(parts.dropFirst()))
    }

    /// The suite that contains this test.
    var suite: SnapshotName { SnapshotName(module: module, components: components.dropLast()) }
}

extension String {
    fileprivate var isIdentifier: Bool {
        first?.isNumber == false && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
