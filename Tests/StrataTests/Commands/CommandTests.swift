import Testing

@testable import Strata

@Suite("The command line of strata")
struct CommandTests {
    @Test(
        "is parsed into a command",
        arguments: [
            ([], Command.help),
            (["--help"], .help),
            (["help"], .help),
            (["snapshots", "help"], .help),
            (["snapshots", "accept", "-h"], .help),
            (["snapshots", "accept", "help"], .accept(["help"])),
            (["snapshots", "status"], .status),
            (["snapshots", "diff"], .diff([])),
            (["snapshots", "accept", "Users", "a b"], .accept(["Users", "a b"])),
            (["snapshots", "reject", "Users"], .reject(["Users"])),
            (["snapshots", "prune"], .prune(isConfirmed: false)),
            (["snapshots", "prune", "--yes"], .prune(isConfirmed: true)),
            (["snapshots", "review"], .review),
            (["snapshots", "report", "page.html"], .report(file: "page.html")),
        ])
    func commands(arguments: [String], command: Command) throws {
        #expect(try Command(parsing: arguments) == command)
    }

    @Test(
        "is refused with the expected arguments",
        arguments: [
            (["snapshot"], "Unknown command 'snapshot'; expected snapshots"),
            (
                ["snapshots"],
                "Missing command after 'snapshots'; expected status, diff, accept, reject, prune, review, report"
            ),
            (
                ["snapshots", "acept"],
                "Unknown command 'acept'; expected status, diff, accept, reject, prune, review, report"
            ),
            (["snapshots", "accept", "--all"], "Unknown option '--all'; expected only --yes, for prune"),
            (["snapshots", "accept", "--yes"], "Unknown option '--yes'; expected only --yes, for prune"),
            (["snapshots", "accept", ""], "Unknown filter ''; expected part of a path or of a test's name"),
            (["snapshots", "status", "Users"], "Unknown argument 'Users'; expected no more arguments"),
            (["snapshots", "report"], "Missing file after 'report'; expected FILE.html"),
            (["snapshots", "report", "a", "b"], "Unknown argument 'b'; expected no more arguments"),
        ])
    func usageErrors(arguments: [String], message: String) {
        let error = #expect(throws: UsageError.self) { try Command(parsing: arguments) }
        #expect(error?.description == message)
    }
}
