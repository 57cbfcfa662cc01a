import Foundation
import TestKit
import TestProcesses
import Testing

@Suite("A list of targets")
struct TargetListTests {
    @Test("describes several targets, each with its own rules")
    func severalTargets() async throws {
        try await withTemporaryFolder { folder in
            let source = folder.appending(path: "Source.swift")
            try Data("import B\nimport C\n".utf8).write(to: source)
            let facts = [
                "table /none", "target A", "kind generic", "module B", "source \(source.path)",
                "target D", "kind generic", "module C", "source \(source.path)",
            ]
            #expect(try await Verdict.of(facts, in: folder).breaches == ["2:8 C", "1:8 B"])
        }
    }

    @Test("may contain 20,000 long paths, which a command line may not")
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
        "is an error if a line is none of its facts, or if it names no table",
        arguments: ["sources /a.swift", "target", "source /a.swift", "target A"])
    func unknownFact(_ fact: String) async throws {
        try await withTemporaryFolder { folder in
            let verdict = try await Verdict.of([fact], in: folder)
            #expect(verdict.ending == .exited(1))
            #expect(verdict.lines.first?.hasPrefix("Targets.txt:1:1: error: ") == true)
        }
    }

    @Test(
        "has no executable with top-level code in its only file, unless that is main.swift",
        arguments: [
            ("Tool.swift", "print(1)", false), ("main.swift", "print(1)", true),
            ("Tool.swift", "@main struct Tool { static func main() {} }", true),
        ])
    func executable(name: String, source: String, isLegal: Bool) async throws {
        let verdict = try await Verdict.of("Tool", "executable", declaring: [], on: [name: Data(source.utf8)])
        let error = """
            Tool.swift:1:1: error: LayerGuard adds a file to Tool, and with two files only main.swift may contain top-level \
            code; rename this file to main.swift, or mark a type with @main
            """
        #expect(verdict.lines == (isLegal ? [] : [error]))
    }
}
