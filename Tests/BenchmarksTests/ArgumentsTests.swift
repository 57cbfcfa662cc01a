import Testing

@testable import Benchmarks

@Suite("The benchmarks' command line")
struct ArgumentsTests {
    @Test(
        "The filter and the format are parsed, and by default, all rows are printed as a table",
        arguments: [([], "", false), (["--json", "--filter", "search"], "search", true)])
    func everything(words: [String], filter: String, wantsJSON: Bool) throws {
        let arguments = try Arguments(parsing: words)
        #expect(arguments.filter == filter && arguments.wantsJSON == wantsJSON)
    }

    @Test("The help fits a screen, and its example names a row")
    @MainActor
    func help() throws {
        #expect(try Arguments(parsing: ["-h"]).wantsHelp)
        let lines = Arguments.help.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 24 && lines.allSatisfy { $0.count <= 88 })
        let match = try #require(Arguments.help.firstMatch(of: /benchmarks (--filter \S+)/))
        let example = match.1.split(separator: " ")
        let filter = try Arguments(parsing: example.map(String.init)).filter
        #expect(Main.all.map(\.name).filter { $0.contains(filter) } == [filter])
    }

    @Test(
        "The error for a wrong argument names the argument",
        arguments: [
            (["--nonsense"], ArgumentsError.unknownOption("--nonsense")),
            (["--filter"], .missingValue("--filter")),
        ])
    func mistakes(arguments: [String], expected: ArgumentsError) {
        #expect(throws: expected) { try Arguments(parsing: arguments) }
    }
}
