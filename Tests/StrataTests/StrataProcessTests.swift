import Foundation
import SnapshotFiles
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("The program strata", .leakChecks)
struct StrataProcessTests {
    @Test("The program finds the package around its working directory and returns the command's status")
    func status() async throws {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n"])
        try package.savePending("Grace\n", for: "list.txt")

        let status = try await runStrata("status", in: package, below: SnapshotPackage.folder)

        #expect(status.ending == .exited(1))
        #expect(status.text.contains("list.txt (changed)"))
        #expect(try await runStrata("status", in: SnapshotPackage()).ending == .exited(0))
    }

    @Test(
        "In a removed folder or outside of a package, the program fails and prints the reason",
        arguments: [
            ("mkdir gone && cd gone && rmdir ../gone", "snapshots review", "The working directory no longer exists"),
            ("mkdir gone && cd gone && rmdir ../gone", "graph", "The working directory no longer exists"),
            ("mkdir gone && cd gone && rmdir ../gone", "new feature A", "The working directory no longer exists"),
            ("mkdir there && cd there", "snapshots status", "There is no Package.swift in "),
        ])
    func wrongFolder(place: String, command: String, reason: String) async throws {
        let folder = trackForLeaks(try TemporaryFolder())
        let program = try BuiltProgram.url(named: "strata").path
        let run = try await ChildProcess.shell("ulimit -t 10; \(place) && exec '\(program)' \(command)", in: folder.url)
        #expect(run.ending == .exited(1))
        #expect(run.errorText.hasPrefix("strata: \(reason)"), "\(run.wholeText)")
    }

    @Test("A printed command runs when it is pasted, wherever the program is")
    func pasted() async throws {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n"])
        try package.savePending("Grace\n", for: "list.txt")
        let program = "bin of 'Ada'/strata"
        try package.package.makeFolder("bin of 'Ada'")
        func shell(_ command: String) async throws -> ChildProcess {
            try await ChildProcess.shell(command, environment: ["PATH": "/usr/bin:/bin"], in: package.package.folder)
        }
        // A shell copies the program. If this process copied it, a program that another test starts meanwhile would
        // inherit the open file, and the copy could not be run (text file busy).
        #expect(try await shell(#"cp '\#(BuiltProgram.url(named: "strata").path)' "\#(program)""#).ending == .exited(0))

        let report = try await shell(#""./\#(program)" snapshots report page.html"#)
        #expect(report.ending == .exited(0), "\(report.wholeText)")
        let page = try package.package.text(of: "page.html")
        let printed = try #require(page.firstMatch(of: /<code>(.+accept .+)<\/code>/)?.1)
        let accepted = try await shell(
            printed.replacingOccurrences(of: "&#39;", with: "'").replacingOccurrences(of: "&amp;", with: "&"))

        #expect(accepted.text == "accepted: Snapshots/FixtureTests/Screens/list.txt\n", "\(accepted.wholeText)")
    }

    @Test("A diff is written to a pipe unchanged, so that patch can read it")
    func diff() async throws {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n"])
        try package.savePending("\u{1B}[1mGrace\n", for: "list.txt")

        let diff = try await runStrata("diff", in: package)

        #expect(diff.ending == .exited(0))
        #expect(diff.text.hasSuffix("\n@@ -1 +1 @@\n-Ada\n+\u{1B}[1mGrace\n"), "\(diff.wholeText)")
    }

    @Test("The report is written below the working directory, and its counts and its path are printed")
    func report() async throws {
        let package = try SnapshotPackage()
        try package.savePending("<Grace>\n", for: "list.txt")
        try package.package.write("{", to: "Snapshots/.pending/cut.txt.json")

        let report = try await runStrata("report", "page.html", in: package, below: "Snapshots")

        #expect(report.ending == .exited(0), "\(report.wholeText)")
        let summary = "1 pending: 1 new; 1 cannot be read"
        #expect(report.text.hasPrefix("\(summary): /") && report.text.hasSuffix("/Snapshots/page.html\n"))
        #expect(try package.package.text(of: "Snapshots/page.html").contains("<p>\(summary).</p>"))
    }

    @Test("Pruning removes a snapshot only if no test in the output of `swift test list` uses it")
    func prune() async throws {
        let package = try SnapshotPackage(
            snapshots: ["list.txt": "Ada\n", "list.old.txt": "old\n", "gone.txt": "gone\n"])
        try package.journal(tests: ["list()"], using: ["list.txt"])
        let swift = #"[ "$*" = "test list" ] && [ -f Package.swift ] && echo "FixtureTests.Screens/list()""#

        let pruned = try await runStrata("prune", "--yes", in: package, swift: swift)

        #expect(pruned.ending == .exited(0), "\(pruned.wholeText)")
        let removed = ["gone", "list.old"].map { "removed: \(SnapshotPackage.path($0)).txt\n" }.joined()
        #expect(pruned.text == removed)
        #expect(try package.package.files.keys.filter { $0.hasSuffix(".txt") } == [SnapshotPackage.path("list.txt")])
        #expect(try await runStrata("prune", "--yes", in: package, swift: swift).text == "No snapshot is unused.\n")
    }

    @Test("Pruning lists the tests of the package, even if its snapshots are elsewhere")
    func rootElsewhere() async throws {
        let package = try SnapshotPackage()
        let root = trackForLeaks(try TemporaryFolder())
        let store = try SnapshotStore(above: package.package.folder.path, orAt: root.path)
        try root.write("old\n", to: SnapshotPackage.path("list.old.txt"))
        try package.journal(tests: ["list()"], using: [], in: store)

        let pruned = try await runStrata(
            "prune", in: package, environment: ["SNAPSHOT_ROOT": root.path],
            swift: #"[ -f Package.swift ] && echo "FixtureTests.Screens/list()""#)

        #expect(pruned.text.hasPrefix("1 snapshot is unused:\n  Snapshots/FixtureTests/Screens/list.old.txt\n"))
    }

    @Test("Pruning removes nothing if the tests cannot be listed", arguments: ["echo no such module >&2; exit 3", nil])
    func unlisted(swift: String?) async throws {
        let package = try SnapshotPackage(snapshots: ["old.txt": "old\n"])
        try package.journal(tests: [], using: [])

        let pruned = try await runStrata("prune", "--yes", in: package, swift: swift)

        #expect(pruned.ending == .exited(1))
        #expect(pruned.errorText.contains("'swift test list' ended with status \(swift == nil ? 127 : 3)"))
        #expect(try package.text(of: "old.txt") == "old\n")
    }

    @Test(
        "If the output cannot be written, the program reports that and exits with 1",
        arguments: ["--help", "--version", "snapshots diff"], ChildProcess.unwritableOutputs)
    func unwritable(arguments: String, redirection: String) async throws {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n"])
        try package.savePending("Grace\n", for: "list.txt")
        let program = try BuiltProgram.url(named: "strata").path
        let child = try await ChildProcess.shell(
            "exec '\(program)' \(arguments) \(redirection)", environment: ["PATH": "/usr/bin:/bin"],
            in: package.package.folder)
        #expect(child.ending == .exited(1))
        let reason = redirection == ">&-" ? "Bad file descriptor" : "No space left on device"
        #expect(child.errorText == "strata: The output could not be written completely: \(reason).\n")
    }

    @Test("The program prints its version in any folder")
    func version() async throws {
        let program = try BuiltProgram.url(named: "strata")
        let run = try await ChildProcess.run(program, ["--version"], environment: [:], in: URL(filePath: "/"))
        #expect(run.ending == .exited(0))
        #expect(run.text == "strata \(Strata.version)\n")
    }

    @Test("After a wrong command line, the program exits with 2 and refers to the help")
    func usageError() async throws {
        let refused = try await runStrata("acept", in: try SnapshotPackage())

        #expect(refused.ending == .exited(2))
        #expect(refused.errorText.hasPrefix("strata: Unknown command 'acept'; expected status, "))
        #expect(refused.errorText.hasSuffix("review, report\n'strata snapshots --help' shows examples and options.\n"))
        #expect(refused.text.isEmpty)
    }

    @Test("The program succeeds even if the reader of its output stops early")
    func closedPipe() async throws {
        let folder = trackForLeaks(try TemporaryFolder())
        let strata = try BuiltProgram.url(named: "strata").path

        // The reader has closed the pipe before the first byte is written.
        let run = try await ChildProcess.shell(
            "mkfifo pipe && { : < pipe & } && exec 4> pipe && wait && '\(strata)' >&4", in: folder.url)

        #expect(run.ending == .exited(0))
        #expect(run.errorText.isEmpty)
    }
}
