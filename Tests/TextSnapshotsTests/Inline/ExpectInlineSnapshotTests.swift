import Foundation
import TestKit
import TestProcesses
import Testing
import TextSnapshots

@Suite("expectInlineSnapshot", .leakChecks)
struct ExpectInlineSnapshotTests {
    @Test("expectInlineSnapshot compares a value with the literal in the trailing closure")
    func passes() {
        expectInlineSnapshot(of: "Hello, Ada!", as: .lines) {
            """
            Hello, Ada!
            """
        }
        expectInlineSnapshot(of: [1, 2], as: .json) { "[\n  1,\n  2\n]" }
    }

    @Test("expectInlineSnapshot in a helper writes the text into the helper's caller", .needsOwnRecordingMode)
    func place() async throws {
        let package = try makePackage(["Tests/F.swift": "helper(2) { \"1\" }\n"])
        let file = package.file("Tests/F.swift")
        // A text is never written into a source that is newer than the tests, so this source is made old.
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: file)

        let issues = try await recordedIssues { helper(2, filePath: file, line: 1, column: 7) { "1" } }

        #expect(issues.count == 1)
        #expect(try package.text(of: "Tests/F.swift") == "helper(2) { \"\"\"\n    2\n    \"\"\" }\n")
    }

    @Test("expectInlineSnapshot reports a difference at its own line and column")
    func differs() async throws {
        let line = #line + 2
        let issues = try await recordedIssues {
            expectInlineSnapshot(of: "Grace", as: .lines, record: .never) { "Ada" }
        }
        #expect(issues.count == 1)
        let issue = try #require(issues.first)
        #expect(issue.sourceLocation?.line == line && issue.sourceLocation?.column == 33)
        #expect(issue.message?.contains("+Grace\n") == true)
    }

    private func helper(
        _ value: Int, filePath: String, line: Int, column: Int, matches expected: @escaping () -> String
    ) {
        expectInlineSnapshot(
            of: value, as: .dump, record: .all, filePath: filePath, line: line, column: column, matches: expected)
    }
}
