import Testing

@testable import Benchmarks

@Suite("The benchmarks' command line")
struct ArgumentsTests {
    @Test("Without arguments, all rows are measured and printed as a table")
    func defaults() throws {
        let arguments = try Arguments(parsing: [])
        #expect(arguments.filter.isEmpty)
        #expect(!arguments.wantsJSON)
    }

    @Test("The filter and the format are parsed")
    func everything() throws {
        let arguments = try Arguments(parsing: ["--json", "--filter", "search"])
        #expect(arguments.filter == "search")
        #expect(arguments.wantsJSON)
    }

    @Test("The help fits a screen, and its example measures a row")
    @MainActor
    func help() async throws {
        #expect(try Arguments(parsing: ["-h"]).wantsHelp)
        let lines = Arguments.help.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 24 && lines.allSatisfy { $0.count <= 88 })
        let match = try #require(Arguments.help.firstMatch(of: /benchmarks (--filter \S+)/))
        let example = match.1.split(separator: " ")
        let filter = try Arguments(parsing: example.map(String.init)).filter
        let rows = Main.all.filter { $0.name.contains(filter) }
        #expect(rows.count == 1)
        for row in rows { #expect(try await row.measure().name == filter) }
    }

    @Test(
        "The error names a wrong argument",
        arguments: [
            (["--nonsense"], ArgumentsError.unknownOption("--nonsense")),
            (["--filter"], .missingValue("--filter")),
        ])
    func mistakes(arguments: [String], expected: ArgumentsError) {
        #expect(throws: expected) { try Arguments(parsing: arguments) }
    }
}
