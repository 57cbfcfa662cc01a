import Testing

@testable import Strata

@Suite("The command line of strata")
struct CommandTests {
    @Test(
        "means a command",
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
        "is refused with what was expected",
        arguments: [
            (["snapshot"], "unknown command 'snapshot': expected snapshots"),
            (
                ["snapshots"],
                "a command behind 'snapshots' is missing: "
                    + "expected status, diff, accept, reject, prune, review, report"
            ),
            (
                ["snapshots", "acept"],
                "unknown command 'acept': expected status, diff, accept, reject, prune, review, report"
            ),
            (["snapshots", "accept", "--all"], "unknown option '--all': expected none but --yes of prune"),
            (["snapshots", "accept", "--yes"], "unknown option '--yes': expected none but --yes of prune"),
            (["snapshots", "accept", ""], "unknown filter '': expected a part of a path or of a test's name"),
            (["snapshots", "status", "Users"], "unknown argument 'Users': expected nothing more"),
            (["snapshots", "report"], "a file behind 'report' is missing: expected FILE.html"),
            (["snapshots", "report", "a", "b"], "unknown argument 'b': expected nothing more"),
        ])
    func usageErrors(arguments: [String], message: String) {
        let error = #expect(throws: UsageError.self) { try Command(parsing: arguments) }
        #expect(error?.description == message)
    }
}
