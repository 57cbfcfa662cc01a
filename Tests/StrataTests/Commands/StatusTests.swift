import Foundation
import SnapshotFiles
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("The status", .leakChecks)
struct StatusTests {
    @Test("lists what is pending, unused and broken")
    func everything() throws {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n", "list.old.txt": "old\n", "two.txt": "one\n"])
        try package.journal(tests: ["list()"], using: ["list.txt"])
        try package.layAside("Grace\n", for: "list.txt")
        try package.layAside("a card\n", for: "card.txt")
        try package.layAside("both\n", for: "two.txt")
        try package.package.write(
            "<<<<<<< ours\none\n=======\ntwo\n>>>>>>> theirs\n", to: SnapshotPackage.path("two.txt"))
        try package.package.write("{", to: "Snapshots/.pending/FixtureTests/Screens/torn.txt.json")

        let outcome = makeTool(package, tests: "list()", "two()", "card()").status()

        #expect(outcome.status == 1)
        expectLines(
            of: outcome.text,
            [
                "3 pending (to review: strata snapshots review):",
                "  Snapshots/FixtureTests/Screens/card.txt (new)",
                "  Snapshots/FixtureTests/Screens/list.txt (changed)",
                "  Snapshots/FixtureTests/Screens/two.txt (not compared: its snapshot is broken)",
                "",
                "1 unused (to remove: strata snapshots prune --yes):",
                "  Snapshots/FixtureTests/Screens/list.old.txt",
                "",
                "2 broken:",
                "  The snapshot contains the conflict markers of a merge",
                "  This is not a pending snapshot",
                "1 snapshot was not judged: no complete run of its test with the current build is known.",
            ])
    }

    @Test("tells which pending texts belong to tests that are gone")
    func goneTest() throws {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n"])
        try package.layAside("Grace\n", for: "list.txt")
        try package.layAside("a card\n", for: "card.txt")

        let outcome = makeTool(package).status()

        expectLines(
            of: outcome.text,
            [
                "2 pending (to review: strata snapshots review):",
                "  Snapshots/FixtureTests/Screens/card.txt (its test is gone; to delete: strata snapshots reject "
                    + "Snapshots/FixtureTests/Screens/card.txt)",
                "  Snapshots/FixtureTests/Screens/list.txt (changed)",
                "1 snapshot was not judged",
            ])
    }

    @Test("is 0 if nothing is")
    func nothing() throws {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n"])
        try package.journal(tests: ["list()"], using: ["list.txt"])

        #expect(makeTool(package).status() == Outcome("Nothing is pending, unused or broken."))
    }

    @Test("spells commands as the package runs them")
    func toolOfPackage() throws {
        let package = try SnapshotPackage()
        let place = CommandPlace(folder: package.package.folder.path)
        #expect(package.store.command("status", at: place) == "strata snapshots status")
        try package.package.write(#".executable(name: "strata", targets: ["Strata"])"#, to: "Package.swift")
        #expect(package.store.command("status", at: place) == "swift run strata snapshots status")
    }

    @Test("does not list the tests if there is no snapshot and nothing is pending")
    func unasked() throws {
        let package = try SnapshotPackage()
        let tool = SnapshotTool(store: package.store) {
            Issue.record("asked")
            return []
        }

        #expect(tool.status() == Outcome("Nothing is pending, unused or broken."))
    }

    @Test("reports the rest if the tests cannot be listed")
    func unlisted() throws {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n"])
        try package.journal(tests: ["list()"], using: ["list.txt"])
        try package.layAside("Grace\n", for: "list.txt")
        let error = TestListError.failed(folder: "/package", status: 1)
        let tool = SnapshotTool(store: package.store) { throw error }

        let outcome = tool.status()

        #expect(outcome.status == 1)
        #expect(outcome.text.contains("list.txt (changed)"))
        #expect(outcome.text.hasSuffix("\n\n\(error)"))
    }

    /// Expects each line to start as given, because the rest of an error may differ.
    private func expectLines(
        of text: String, _ beginnings: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == beginnings.count, "\(text)", sourceLocation: sourceLocation)
        for (line, beginning) in zip(lines, beginnings) {
            #expect(line.hasPrefix(beginning), sourceLocation: sourceLocation)
            #expect(!beginning.isEmpty || line.isEmpty, sourceLocation: sourceLocation)
        }
    }

    private func makeTool(_ package: SnapshotPackage, tests: String...) -> SnapshotTool {
        SnapshotTool(store: package.store) { (tests.isEmpty ? ["list()"] : tests).map { "FixtureTests.Screens/\($0)" } }
    }
}
