import Foundation
import TestKit
import TestProcesses
import Testing

@Suite("The plugin's list for the checker")
struct TargetListTests {
    @Test("The list that the plugin passes to the checker can contain 20,000 long paths", .slow)
    func manyPaths() async throws {
        try await withTemporaryFolder { folder in
            let source = folder.appending(path: "Source with a blank in its name.swift")
            try Data("import Binding".utf8).write(to: source)
            let path =
                source.deletingLastPathComponent().path + String(repeating: "/.", count: 100)
                + "/\(source.lastPathComponent)"
            let facts =
                ["table /none", "target View", "kind generic", "module Binding"]
                + Array(repeating: "source \(path)", count: 20_000)
            let verdict = try await Verdict.of(facts, in: folder)
            #expect(verdict.lines == [])
            #expect(verdict.ending == .exited(0))
        }
    }

    @Test(
        "The checker refuses a list with an invalid line, and a list without a table or a target",
        arguments: ["sources /a.swift", "target", "table /none", "target A"])
    func unknownFact(_ fact: String) async throws {
        try await withTemporaryFolder { folder in
            let verdict = try await Verdict.of([fact], in: folder)
            #expect(verdict.ending == .exited(1))
            #expect(verdict.lines.first?.hasPrefix("Targets.txt:1:1: error: ") == true)
        }
    }
}
