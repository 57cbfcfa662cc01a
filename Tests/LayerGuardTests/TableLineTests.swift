import Foundation
import TestProcesses
import Testing

@Suite("A line of LayerGuard's table")
struct TableLineTests {
    @Test("A line of LayerGuard's table that is not a valid row is an error", arguments: badLines)
    func badLine(_ line: String, error: String) async throws {
        let table = "# Rows\n\nA: Foundation\n\(line)\n"
        let verdict = try await Verdict.of("A", declaring: [], on: ["Source.swift": Data()], table: table)
        #expect(verdict.lines == [".layerguard:4:1: error: expected \(error)"])
        #expect(verdict.ending == .exited(1))
    }

    private static let badLines =
        [
            "B", "B Foundation", ": Foundation", "B:", "B: # none", "B: Foundation,", "B: Foundation,, Testing",
            "B: Foundation Testing", "  B: C: D",
        ].map { ($0, "a row such as \"Greetings: Foundation\"") } + [
            ("A: Testing", "one row for A, got a second one"),
            ("@test: Foundation", "@tests or @reexporting, got @test"),
        ]
}
