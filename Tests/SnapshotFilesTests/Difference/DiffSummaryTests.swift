import Testing

@testable import SnapshotFiles

@Suite("The difference that a failure shows")
struct DiffSummaryTests {
    @Test("A difference ends with notes that mark the changed parts of lines and name invisible characters")
    func notes() {
        #expect(
            makeSummary("title\nAda Lovelace, London\nGrace\nend \n", "title\nAda Lovelace, Londen\nJean\nend\n") == """
                @@ -1,4 +1,4 @@
                 title
                -Ada Lovelace, London
                -Grace
                -end\(" ")
                +Ada Lovelace, Londen
                +Jean
                +end

                Line 2: Ada Lovelace, Lond[-o-]{+e+}n
                Line 4 looks the same. Column 4 (trailing blanks): U+0020 SPACE removed

                """)
    }

    @Test("A difference pairs lines that look the same, and gives both line numbers")
    func pairs() {
        let summary = makeSummary("first\nsecond\na b\nend\n", "a\u{A0}b\nend\n")
        #expect(
            summary.hasSuffix(
                """

                Line 3, now 1 looks the same. Column 2 (no-break space): U+0020 SPACE became U+00A0 NO-BREAK SPACE

                """))
    }

    @Test("A difference with many changes ends after a complete change, and counts the lines left out")
    func cutBetweenHunks() {
        let old = (1...300).map { "\($0)\n" }
        let new = (1...300).map { $0 % 20 == 0 ? "changed\n" : "\($0)\n" }
        let summary = makeSummary(old.joined(), new.joined())
        #expect(summary.count { $0 == "@" } == 12 * 4)
        #expect(summary.hasSuffix(" 243\n… and 6 more lines differ in 3 places\n"))
    }

    @Test("A difference cuts a long change short, and shows equal numbers of its old and new lines")
    func cutWithinHunk() {
        let old = "title\n" + (1...300).map { "old \($0 * 7919)\n" }.joined()
        let new = "title\n" + (1...51).map { "new text, \($0)\n" }.joined()
        let summary = makeSummary(old, new)
        #expect(summary.hasPrefix("@@ -2,50 +2,50 @@\n-old 7919\n"))
        #expect(summary.hasSuffix("+new text, 50\n… and 251 more lines differ in 1 place\n"))
    }

    @Test("A difference has at most ten notes about lines, and counts the other changed lines")
    func manyNotes() {
        let old = (1...12).map { "number \($0) of a list\n" }.joined()
        let new = (1...12).map { "number \($0 + 70) of a list\n" }.joined()
        let summary = makeSummary(old, new)
        #expect(summary.hasSuffix("Line 10: number [-1-]{+8+}0 of a list\n… and 2 more lines changed in part\n"))
    }

    private func makeSummary(_ old: String, _ new: String) -> String {
        UnifiedDiff(from: Array(old.utf8)[...], to: Array(new.utf8)[...]).summary
    }
}
