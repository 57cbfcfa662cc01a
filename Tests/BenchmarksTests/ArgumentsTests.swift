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
