import TestKit
import Testing

@testable import SnapshotFiles

@Suite("A unified diff")
struct UnifiedDiffTests {
    // Expected output of GNU diff 3.8, without the file names.
    @Test(
        "reads as diff -u writes it",
        arguments: [
            ("", "", ""),
            ("a\n", "a\n", ""),
            ("", "a\nb\n", "@@ -0,0 +1,2 @@\n+a\n+b\n"),
            ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
            ("a\nb\nc\n", "a\nB\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"),
            ("a\nb\n", "b\n", "@@ -1,2 +1 @@\n-a\n b\n"),
            ("a\na\n", "a\n", "@@ -1,2 +1 @@\n a\n-a\n"),
            ("a\n", "a\na\n", "@@ -1 +1,2 @@\n a\n+a\n"),
            ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
            ("a\n", "a", "@@ -1 +1 @@\n-a\n+a\n\\ No newline at end of file\n"),
            ("x\na", "y\na", "@@ -1,2 +1,2 @@\n-x\n+y\n a\n\\ No newline at end of file\n"),
        ])
    func format(old: String, new: String, diff: String) {
        #expect(makeDiff(old, new) == diff)
    }

    @Test("keeps three lines around a change, and joins changes that are close")
    func hunks() {
        let old = (1...30).map { "\($0)\n" }
        var new = old
        new[4] = "five\n"
        new[11] = "twelve\n"
        new[19] = "twenty\n"
        #expect(
            makeDiff(old.joined(), new.joined()) == """
                @@ -2,14 +2,14 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8
                 9
                 10
                 11
                -12
                +twelve
                 13
                 14
                 15
                @@ -17,7 +17,7 @@
                 17
                 18
                 19
                -20
                +twenty
                 21
                 22
                 23

                """)
    }

    @Test("distinguishes lines that are equal only as Unicode text")
    func bytes() {
        #expect(makeDiff("e\u{301}\n", "é\n") == "@@ -1 +1 @@\n-e\u{301}\n+é\n")
    }

    @Test("leads from the old text to the new one, for 500 pairs of texts", arguments: 1...5)
    func applies(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 1...100 {
            let old = random.text()
            let new = random.text()
            #expect(try apply(makeDiff(old, new), to: old) == new)
        }
    }

    private func makeDiff(_ old: String, _ new: String) -> String {
        UnifiedDiff(from: Array(old.utf8)[...], to: Array(new.utf8)[...]).description
    }

    /// Applies a diff like `patch`, but strictly: positions and lengths of hunks must be exact.
    private func apply(_ diff: String, to old: String) throws -> String {
        var rest = lines(old)[...]
        var new: [String] = []
        var counts = (old: 0, new: 0)
        var diffLines = lines(diff)
        for (index, line) in diffLines.enumerated().reversed() where line.hasPrefix("\\") {
            diffLines.remove(at: index)
            diffLines[index - 1].removeLast()
        }
        for line in diffLines {
            if line.hasPrefix("@@") {
                #expect(counts == (0, 0))
                let numbers = line.split { !$0.isNumber && $0 != "," }.map {
                    $0.split(separator: ",").compactMap { Int($0) }
                }
                let (from, to) = (try #require(numbers.first), try #require(numbers.last))
                counts = (from.count > 1 ? from[1] : 1, to.count > 1 ? to[1] : 1)
                let skipped = (counts.old == 0 ? from[0] : from[0] - 1) - (lines(old).count - rest.count)
                new += rest.prefix(skipped)
                rest = rest.dropFirst(skipped)
                #expect(new.count == (counts.new == 0 ? to[0] : to[0] - 1))
                continue
            }
            if line.first != "+" {
                try #require(rest.popFirst() == String(line.dropFirst()))
                counts.old -= 1
            }
            if line.first != "-" {
                new.append(String(line.dropFirst()))
                counts.new -= 1
            }
        }
        #expect(counts == (0, 0))
        return (new + rest).joined()
    }

    private func lines(_ text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)\n" }
        guard let last = lines.last else { return [] }
        return lines.dropLast() + (last == "\n" ? [] : [String(last.dropLast())])
    }
}

extension SeededGenerator {
    /// Returns up to 30 short lines of few kinds, so that many are equal, the last perhaps without a newline.
    fileprivate mutating func text() -> String {
        let count = number(below: 31)
        let lines = (0..<count).map { _ in "line \(number(below: 5))" }
        return lines.joined(separator: "\n") + (count > 0 && Bool.random(using: &self) ? "\n" : "")
    }
}
