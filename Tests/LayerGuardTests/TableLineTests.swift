import Foundation
import TestProcesses
import Testing

@Suite("A line of the table")
struct TableLineTests {
    @Test("is an error if it is no row", arguments: badLines)
    func badLine(_ line: String, place: String, error: String) async throws {
        let table = "# Rows\n\nA: Foundation\n\(line)\n"
        let verdict = try await Verdict.of("A", declaring: [], on: ["Source.swift": Data()], table: table)
        #expect(verdict.lines == [".layerguard:\(place): error: expected \(error)"])
        #expect(verdict.ending == .exited(1))
    }

    private static let badLines = [
        ("B", "4:2", "a colon, got the end of the line"),
        ("B Foundation", "4:3", "a colon, got Foundation"),
        (": Foundation", "4:1", "a target, got a colon"),
        ("B:", "4:3", "a name, got the end of the line"),
        ("B: # none", "4:4", "a name, got the end of the line"),
        ("B: Foundation,", "4:15", "a name, got the end of the line"),
        ("B: Foundation,, Testing", "4:15", "a name, got a comma"),
        ("B: Foundation Testing", "4:15", "a comma, got Testing"),
        ("  B: C: D", "4:7", "a comma, got a colon"),
        ("A: Testing", "4:1", "one row for A, got a second one"),
        ("@test: Foundation", "4:1", "@tests or @reexporting, got @test"),
    ]
}
