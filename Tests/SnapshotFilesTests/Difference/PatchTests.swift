import Foundation
import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

private let patch = "/usr/bin/patch"

@Suite(
    "The diff in a failure, applied by patch", .leakChecks,
    .enabled(if: FileManager.default.isExecutableFile(atPath: patch)))
struct PatchTests {
    @Test("The diff in a failure is a valid patch despite its notes", arguments: 1...(SlowTests.areEnabled ? 5 : 1))
    func applies(seed: Int) async throws {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 1...20 {
            let old = random.text()
            let new = random.text()
            #expect(try await patched(old, by: makeSummary(old, new)) == new)
        }
    }

    @Test("A shortened diff is a valid patch for the changes that it shows")
    func cut() async throws {
        let old = "title\n" + (1...300).map { "old \($0)\n" }.joined() + "end\n"
        let new = "title\n" + (1...300).map { "new \($0)\n" }.joined() + "end\n"
        let shown = "title\n" + (1...300).map { "\($0 <= 50 ? "new" : "old") \($0)\n" }.joined() + "end\n"
        #expect(try await patched(old, by: makeSummary(old, new)) == shown)
    }

    private func makeSummary(_ old: String, _ new: String) -> String {
        let diff = UnifiedDiff(from: Array(old.utf8)[...], to: Array(new.utf8)[...])
        return "\n--- text\n+++ text\n\(diff.summary)\nThe snapshot differs: /text\n"
    }

    private func patched(_ old: String, by diff: String) async throws -> String {
        let package = try makePackage(["text": old, "diff": diff])
        let result = try await ChildProcess.run(
            URL(filePath: patch), ["--fuzz=0", "--posix", "--input=diff", "text"], in: package.folder)
        #expect(result.ending == .exited(0), "\(result.wholeText)\(diff)")
        return try package.text(of: "text")
    }
}

extension SeededGenerator {
    /// Returns 1 to 40 lines, some of them equal; the last may lack its newline, but the text is never empty,
    /// because `patch` would remove an empty file.
    fileprivate mutating func text() -> String {
        let lines = (0...number(below: 40)).map { _ in
            "\(pick(["line", "- line", "-- line", "++ line", "@@ -1 +1 @@", "3d"]))\(pick([" ", "\u{A0}"]))\(number(below: 3))"
        }
        return lines.joined(separator: "\n") + (Bool.random(using: &self) ? "\n" : "")
    }
}
