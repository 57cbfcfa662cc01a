import Foundation
import TestKit
import TestProcesses
import Testing

@Suite("The list of a check")
struct TargetListTests {
    @Test("may contain 20,000 long paths, which a command line may not", .slow)
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
        "is an error if a line is none of its facts, or if it names no table or no target",
        arguments: ["sources /a.swift", "target", "table /none", "target A"])
    func unknownFact(_ fact: String) async throws {
        try await withTemporaryFolder { folder in
            let verdict = try await Verdict.of([fact], in: folder)
            #expect(verdict.ending == .exited(1))
            #expect(verdict.lines.first?.hasPrefix("Targets.txt:1:1: error: ") == true)
        }
    }

    @Test(
        "has no executable with top-level code in its only file if that carries the plugin, unless it is main.swift",
        arguments: [
            ("Tool.swift", "print(1)", true, false), ("main.swift", "print(1)", true, true),
            ("Tool.swift", "print(1)", false, true),
            ("Tool.swift", "@main struct Tool { static func main() {} }", true, true),
        ])
    func executable(name: String, source: String, carriesPlugin: Bool, isLegal: Bool) async throws {
        let verdict = try await withTemporaryFolder { folder in
            try Data(source.utf8).write(to: folder.appending(path: name))
            let facts = ["table /none", "target Tool", "kind executable", "source \(folder.path)/\(name)"]
            return try await Verdict.of(facts + (carriesPlugin ? ["carries LayerGuard"] : []), in: folder)
        }
        let error = """
            Tool.swift:1:1: error: LayerGuard adds a file to Tool, and with two files only main.swift may contain top-level \
            code; rename this file to main.swift, or mark a type with @main
            """
        #expect(verdict.lines == (isLegal ? [] : [error]))
    }
}
