import Foundation

/// A generated source with imports, and texts that look like them, in unusual places.
///
/// Each module has a name of its own, which begins with the source's number. Nothing here says which text is an import:
/// the compiler does.
struct GeneratedSource {
    let number: Int
    let text: String
    /// The text for the compiler, which reads only active branches and lists no attributes: directives are empty lines,
    /// and an attribute that the guard refuses is an import.
    let openText: String

    init(_ number: Int) {
        self.number = number
        var writer = SourceWriter(number: number)
        let lines = writer.text("file", depth: 6)
        let start = writer.pick(["", "", "\u{FEFF}"])
        let newline = writer.pick(["\n", "\r\n", "\r"])
        text = start + lines.replacingOccurrences(of: "\n", with: newline)
        openText = start + Self.opened(lines, number).replacingOccurrences(of: "\n", with: newline)
    }

    /// Returns the number of the source that names a module.
    static func number(naming module: some StringProtocol) -> Int { Int(module.dropFirst().prefix { $0 != "_" }) ?? -1 }

    private static func opened(_ lines: String, _ number: Int) -> String {
        let lines = lines.components(separatedBy: "\n").map { line in
            let directive = line.drop { $0 == " " }
            return ["#if", "#else", "#endif"].contains { directive.hasPrefix($0) } ? "" : line
        }
        return lines.joined(separator: "\n")
            .replacingOccurrences(of: "@testable", with: "import M\(number)_testable;")
            .replacingOccurrences(of: "@_exported", with: "import M\(number)_exported;")
            .replacingOccurrences(of: "@`_exported`", with: "import M\(number)_exported;")
    }
}
