import TestKit
import Testing

@testable import SnapshotFiles

@Suite("A failure's text")
struct SafeSummaryTests {
    @Test(
        "The text of a failure names the characters that a terminal would act on rather than display",
        arguments: [
            ("\u{1B}[2J", "<U+001B ESCAPE>[2J"), ("a\rb", "a<U+000D CARRIAGE RETURN>b"), ("\u{9B}m", "<U+009B>m"),
            ("\u{202E}abc", "<U+202E RIGHT-TO-LEFT OVERRIDE>abc"), ("\u{2066}", "<U+2066 LEFT-TO-RIGHT ISOLATE>"),
            ("\0\u{7F}", "<U+0000 NULL><U+007F DELETE>"), ("\u{2028}", "<U+2028 LINE SEPARATOR>"),
            ("tab\tline\n", "tab\tline\n"), ("e\u{301}👨‍👩‍👧\u{FEFF}\u{A0}", "e\u{301}👨‍👩‍👧\u{FEFF}\u{A0}"),
        ])
    func printable(text: String, printed: String) {
        #expect(Array(text.printable.utf8) == Array(printed.utf8))
    }

    @Test("The text of a failure shows the place of the first difference in a long line")
    func longLine() {
        let filling = String(repeating: "é", count: 500_000)
        let summary = makeSummary("a\n\(filling)old\(filling)\n", "a\n\(filling)new\(filling)\n")

        #expect(summary.utf8.count < 2_000)
        let lines = summary.split(separator: "\n")
        let (before, after) = (String(repeating: "é", count: 50), String(repeating: "é", count: 198))
        #expect(lines[2] == "-[… 999900 bytes]\(before)old\(after)[999604 bytes …]")
        #expect(lines[3] == "+[… 999900 bytes]\(before)new\(after)[999604 bytes …]")
        #expect(lines[4].contains("[-old-]{+new+}"))
    }

    @Test(
        "The text of a failure has a limited length even for many long lines, whatever their characters",
        arguments: SlowTests.areEnabled ? ["a", "\u{1B}", "\u{200B}", "e\u{301}"] : ["\u{1B}"])
    func bounded(unit: String) {
        let line = String(repeating: unit, count: 20_000)
        let old = (0..<300).map { "\($0)\(line)\n" }.joined()
        let new = (0..<300).map { "\($0)\(line)\($0)\n" }.joined()
        let message = makeSummary(old, new).printable.shortenedMessage
        #expect(message.utf8.count < 101_000)
    }

    @Test("The text of a failure is short even if a one-megabyte line became many lines", .timeLimit(.minutes(1)))
    func oneToMany() {
        let line = String(repeating: "word, ", count: 200_000)
        let summary = makeSummary(line, line.replacing(", ", with: ",\n"))
        #expect(summary.utf8.count < 10_000)
        #expect(summary.contains(" more lines differ in 1 place\n"))
    }

    private func makeSummary(_ old: String, _ new: String) -> String {
        UnifiedDiff(from: Array(old.utf8)[...], to: Array(new.utf8)[...]).summary
    }
}
