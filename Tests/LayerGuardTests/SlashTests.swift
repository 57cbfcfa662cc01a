import TestProcesses
import Testing

/// A slash is an operator or opens a regex literal, as in the Swift 6 language mode.
@Suite("A line with a slash")
struct SlashTests {
    @Test("has no import in a regex literal or behind an operator", arguments: harmlessLines)
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
        "let a = /import A/",
        "split(separator: /import A; import B/)",
        "let a = /\"\"\"/",
        "let a = [/\"\"\"/, /x/]",
        "let a = /\\/\\//; let s = \"; import Model\"",
        "let a = f(/, b.split(separator: /import A/))",
        "let a = b /* / */ / \"; import Model\".count",
        "let a = b.split(/,/) + \"\"\"\n    import Model\n    \"\"\"",
    ]

    @Test("has the imports behind its regex literals and operators", arguments: otherLines)
    func importing(_ source: String, breach: String) async throws {
        let verdict = try await Verdict.on(source, among: Self.otherLines.map(\.0), followedBy: "\nimport Last\n")
        #expect(verdict.breaches == [breach, "\(lines(of: source) + 1):8 Last"])
    }

    private static let otherLines = [
        ("let a = /\"/; import Model; let b = /\"/", "1:21 Model"),
        ("let a = [/[)]/, /\\)/]; import Model; let b = \"/\"", "1:31 Model"),
        ("let a = try!/import A/; import Model; let b = c/d", "1:32 Model"),
        ("let a = { b in/\"/ }; import Model", "1:29 Model"),
        // An operator: a regex literal closes no parenthesis that it does not open.
        ("let a = b.map(/); import Model; let c = d.map(/)", "1:26 Model"),
        // Nor does it begin or end with a blank.
        ("let a = b.reduce(c, /); import Model; let d = e / f", "1:32 Model"),
        ("let a = (b: /, c: /); import Model", "1:30 Model"),
        ("let a = b /\u{A0}c; import Model; let d = e/f", "1:24 Model"),
        ("let a = b /\u{0}c; import Model; let d = e/f", "1:23 Model"),
        // Nor does its last slash begin a comment.
        ("let a = /b//c\nimport Model\nlet d = \"/\"", "2:8 Model"),
        ("let a = b.in/c; import Model; let d = e/f", "1:24 Model"),
        ("let a = b>/c; import Model; let d = e/f", "1:22 Model"),
    ]

    private func lines(of source: String) -> Int {
        source.split(separator: "\n", omittingEmptySubsequences: false).count
    }
}
