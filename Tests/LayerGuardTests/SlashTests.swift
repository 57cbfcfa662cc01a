import TestProcesses
import Testing

/// A slash is an operator or opens a regex literal.
///
/// Which of them depends on the language mode and the `#if` branch, so the checker considers both.
@Suite("A line with a slash")
struct SlashTests {
    @Test("has no import if it has none as an operator and none as a regex literal", arguments: harmlessLines)
    func harmless(_ source: String) async throws {
        let verdict = try await Verdict.on(source, among: Self.harmlessLines, followedBy: "\nimport Last\n")
        #expect(verdict.breaches == ["\(lines(of: source) + 1):8 Last"])
    }

    private static let harmlessLines = [
        "let a = /\"/",
        "let a = /[^\"]*/",
        "let a = /\\)\"/",
        "let a = f(/\"(\\w+)\"/, b / c)",
        "let a = !/'/",
        "let a = b ? /\"/ : /x/",
        "f {\n    0\n    /\"/\n}",
        "func f() -> R { return/\"/ }",
        "let a = /x/ // import Model",
        "let a = b / c; let d = \"/; import Model\"",
        "let a = b/c + \"/; import Model\".count/d",
        "let a = (b)/c - \"/\".count; let d = \"import Model\"",
        "let a = b[0]/c + \"/; import Model\".count",
        "let a = b!/c!; let d = \"/; import Model\"",
        "let a = b\n    / c / \"; import Model\".count",
        "func /(a: A, b: A) -> A { f(\"/; import Model\") }",
        "infix operator /: P; let a = \"/; import Model\"",
        "prefix operator /; let a = \"/; import Model\"",
        "let a = b /* / */ / \"; import Model\".count",
        "let a = b.split(/,/) + \"\"\"\n    import Model\n    \"\"\"",
    ]

    @Test("has every import that it has either as an operator or as a regex literal", arguments: ambiguousLines)
    func ambiguous(_ source: String, breach: String) async throws {
        let sources = Self.ambiguousLines.map(\.0)
        let verdict = try await Verdict.on(source, among: sources, followedBy: "\nimport Last\n")
        #expect(verdict.breaches == [breach, "\(lines(of: source) + 1):8 Last"])
    }

    private static let ambiguousLines = [
        // In the Swift 5 language mode, the slashes are operators.
        ("/x; import Model; let z = x/1", "1:12 Model"),
        ("let a = /x + \"/; let b = \"; import Model; let c = \"\"", "1:36 Model"),
        ("let a = /; import Model/", "1:19 Model"),
        // In the Swift 6 language mode, they enclose regex literals.
        ("let a = /\"/; import Model; let b = /\"/", "1:21 Model"),
    ]

    @Test("is an error if the next lines depend on what it is", arguments: undecidableLines)
    func undecidable(_ source: String, place: String) async throws {
        let verdict = try await Verdict.on(
            source, among: Self.undecidableLines.map(\.0), followedBy: "\nimport Model\nlet s = \"\"\"\n  \"\"\"\n")
        #expect(
            verdict.lines.first == """
                Source.swift:\(place): error: cannot tell whether this slash opens a regex literal, which changes how \
                the lines after it read; write a regex literal as #/…/#
                """)
        #expect(verdict.ending == .exited(1))
    }

    private static let undecidableLines = [
        ("#if false\nlet f = /)\"\"\"/\n#endif", "2:9"),
        ("#if swift(<3)\nlet f = /\"\"\"/\n\"\"\"\n#endif", "2:9"),
        ("let f = /\"\"\"/", "1:9"),
        ("let f = /[/*]/", "1:9"),
        ("let f = /\\//; let s = \"\"\"", "1:9"),
    ]

    private func lines(of source: String) -> Int {
        source.split(separator: "\n", omittingEmptySubsequences: false).count
    }
}
