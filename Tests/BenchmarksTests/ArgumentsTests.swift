import Testing

@testable import Benchmarks

@Suite("The benchmarks' command line")
struct ArgumentsTests {
    @Test("Without arguments every row is measured, and printed as a table")
    func defaults() throws {
        let arguments = try Arguments(parsing: [])
        #expect(arguments.filter.isEmpty)
        #expect(!arguments.wantsJSON)
    }

    @Test("A filter and the format are read")
    func everything() throws {
        let arguments = try Arguments(parsing: ["--json", "--filter", "search"])
        #expect(arguments.filter == "search")
        #expect(arguments.wantsJSON)
    }

    @Test(
        "A wrong argument is named",
        arguments: [
            (["--nonsense"], ArgumentsError.unknownOption("--nonsense")),
            (["--filter"], .missingValue("--filter")),
        ])
    func mistakes(arguments: [String], expected: ArgumentsError) {
        #expect(throws: expected) { try Arguments(parsing: arguments) }
    }
}
