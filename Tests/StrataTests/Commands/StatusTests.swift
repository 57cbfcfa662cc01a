import Foundation
import SnapshotFiles
import TestKit
import TestProcesses
import Testing
import TextSnapshots

@testable import Strata

@Suite("The status", .leakChecks, .snapshots())
struct StatusTests {
    @Test("The status lists pending, unused and broken snapshots")
    func everything() throws {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n", "list.old.txt": "old\n", "two.txt": "one\n"])
        try package.journal(tests: ["list()"], using: ["list.txt"])
        try package.savePending("Grace\n", for: "list.txt")
        try package.savePending("a card\n", for: "card.txt")
        try package.savePending("both\n", for: "two.txt")
        try package.package.write([0xFF], to: SnapshotPackage.path("two.txt"))
        try package.package.write(
            "<<<<<<< ours\none\n=======\ntwo\n>>>>>>> theirs\n", to: SnapshotPackage.path("list.both.txt"))
        try package.package.write("{", to: "Snapshots/.pending/FixtureTests/Screens/torn.txt.json")
        let tool = makeTool(package, tests: "list()", "two()", "card()")

        let outcome = tool.status()

        #expect(outcome.status == 1)
        expectSnapshot(of: outcome.text.replacing(package.package.folder.path, with: "PACKAGE"), as: .lines)
    }

    @Test("The status marks pending texts whose tests no longer exist")
    func goneTest() throws {
        let package = try SnapshotPackage.pending()
        expectSnapshot(of: makeTool(package).status().text, as: .lines)
    }

    @Test("The status marks a pending text that its test no longer produces, and accept refuses the text")
    func unmade() throws {
        let package = try SnapshotPackage()
        try package.savePending("old\n", for: "list.old.txt")
        try package.savePending("new\n", for: "list.new.txt")
        let file = "Snapshots/.pending/FixtureTests/Screens/list.old.txt.json"
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: package.package.file(file))
        try package.journal(tests: ["list()"], using: ["list.new.txt"])
        let path = SnapshotPackage.path("list.old.txt")

        let text = makeTool(package).status().text
        #expect(text.contains("\(path) (its test no longer makes it; to delete: strata snapshots reject \(path))"))
        #expect(try makeTool(package).accept([]).status == 1)
        #expect(package.store.pendingSnapshots().map(\.path) == [path])
    }

    @Test("The status command ends with 0 if nothing is pending, unused or broken")
    func nothing() throws {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n"])
        try package.journal(tests: ["list()"], using: ["list.txt"])

        #expect(makeTool(package).status() == Outcome("Nothing is pending, unused or broken."))
    }

    @Test("If there are no snapshots and no pending texts, status and prune do not list the tests")
    func unasked() throws {
        let package = try SnapshotPackage()
        let tool = SnapshotTool(store: package.store) {
            Issue.record("The tests were listed")
            return []
        }

        #expect(tool.status() == Outcome("Nothing is pending, unused or broken."))
        #expect(try tool.prune(isConfirmed: true) == Outcome("No snapshot is unused."))
    }

    @Test("The status still reports pending texts if the tests cannot be listed")
    func unlisted() throws {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n"])
        try package.journal(tests: ["list()"], using: ["list.txt"])
        try package.savePending("Grace\n", for: "list.txt")
        let error = TestListError.failed(folder: "/package", status: 1)
        let tool = SnapshotTool(store: package.store) { throw error }

        let outcome = tool.status()

        #expect(outcome.status == 1)
        #expect(outcome.text.contains("list.txt (changed)"))
        #expect(outcome.text.hasSuffix("\n\n\(error)"))
    }

    @Test("The status marks pending texts that are outdated or already recorded")
    func statuses() throws {
        let package = try SnapshotPackage(snapshots: ["a.txt": "old\n", "b.txt": "old\n"])
        for name in ["a.txt", "b.txt"] { try package.savePending("new\n", for: name) }
        try package.package.write("other\n", to: SnapshotPackage.path("a.txt"))
        try package.package.write("new\n", to: SnapshotPackage.path("b.txt"))

        let text = makeTool(package, tests: "a()", "b()").status().text
        #expect(text.contains("a.txt (outdated: the snapshot has changed since; run the test again)"))
        #expect(text.contains("b.txt (already recorded)"))
    }

    @Test("The status command lists a known issue, and ends with 0 if nothing else is pending")
    func knownIssue() throws {
        let package = try SnapshotPackage()
        try package.savePending("wrong\n", for: "list.txt", isKnownIssue: true)

        let outcome = makeTool(package).status()
        #expect(outcome.status == 0)
        #expect(outcome.text.hasSuffix("\n  \(SnapshotPackage.path("list.txt")) (known issue)"))

        try package.savePending("a card\n", for: "card.txt")
        #expect(makeTool(package, tests: "list()", "card()").status().status == 1)
    }

    private func makeTool(_ package: SnapshotPackage, tests: String...) -> SnapshotTool {
        SnapshotTool(store: package.store) { (tests.isEmpty ? ["list()"] : tests).map { "FixtureTests.Screens/\($0)" } }
    }
}
