extension SnapshotName {
    /// Parses a line of `swift test list`, such as `ViewTests.Users/list(at:)` or, from XCTest, `ViewTests.Old/testA`;
    /// returns nil if it names no test.
    ///
    /// IDs of Swift Testing have the same format, with a source location at the end.
    init?(listed line: String) {
        var line = line
        let parts = line.withUTF8 { $0.listedParts }
        guard let module = parts.first, module.isIdentifier, parts.count > 1, let test = parts.last,
            test.utf8.last == UInt8(ascii: ")") || parts.count == 3 && test.hasPrefix("test") && test.isIdentifier
        else { return nil }
        // Nested classes of XCTest are separated by dots.
        let suites = parts.dropFirst().dropLast()
        let isXCTest = test.utf8.last != UInt8(ascii: ")")
        let components = isXCTest ? suites.flatMap { $0.split(separator: ".").map(String.init) } : Array(suites)
        self.init(module: module, components: components + [test])
    }
}

/// Plain loops over bytes, because a process that compared snapshots parses the names of all its tests when it ends,
/// and tests are debug builds.
extension UnsafeBufferPointer<UInt8> {
    /// The module, the suites and the test of a line, without a source location.
    fileprivate var listedParts: [String] {
        var parts: [String] = []
        var start = 0
        var index = 0
        var isQuoted = false
        while index < count {
            let byte = self[index]
            // The module ends at the first dot; later dots may be part of a name.
            if byte == UInt8(ascii: "`") {
                isQuoted.toggle()
            } else if !isQuoted, byte == (parts.isEmpty ? UInt8(ascii: ".") : UInt8(ascii: "/")) {
                parts.append(String(decoding: part(start..<index), as: UTF8.self))
                start = index + 1
            }
            index &+= 1
        }
        let last = part(start..<count)
        // Tests with the same name, even in different modules, are listed with their source location at the end.
        if !last.isSourceLocation { parts.append(String(decoding: last, as: UTF8.self)) }
        return parts
    }

    /// Whether it is a file, a line and a column, such as `Tests.swift:12:6`.
    private var isSourceLocation: Bool {
        guard let column = endOfText(beforeNumberEndingAt: count),
            let line = endOfText(beforeNumberEndingAt: column)
        else { return false }
        let suffix = Array(".swift".utf8)
        return line > suffix.count && part(line - suffix.count..<line).elementsEqual(suffix)
    }

    /// Returns where the text before a colon and a number ends; nil if there is no such number.
    private func endOfText(beforeNumberEndingAt end: Int) -> Int? {
        var start = end
        while start > 0, (0x30...0x39).contains(self[start - 1]) { start -= 1 }
        return start < end && start > 0 && self[start - 1] == UInt8(ascii: ":") ? start - 1 : nil
    }
}

extension String {
    var isIdentifier: Bool {
        first?.isNumber == false && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
