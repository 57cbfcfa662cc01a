import SnapshotFiles
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("The commands for pending texts", .leakChecks)
struct PendingCommandsTests {
    @Test("The diff command prints each difference completely, in a format that patch can read")
    func diff() throws {
        let package = try SnapshotPackage.pending()

        #expect(
            try package.tool.diff(["list"]).text == """
                --- Snapshots/FixtureTests/Screens/list.txt
                +++ Snapshots/FixtureTests/Screens/list.txt
                @@ -1 +1 @@
                -Ada
                +Grace
                """)
        #expect(try package.tool.diff([]).text.contains("--- /dev/null\n+++ Snapshots/FixtureTests/Screens/card.txt\n"))
        #expect(try package.text(of: "list.txt") == "Ada\n")
    }

    @Test("The accept command records the pending texts as snapshots")
    func accept() throws {
        let package = try SnapshotPackage.pending()

        #expect(
            try package.tool.accept([])
                == Outcome(
                    """
                    accepted: Snapshots/FixtureTests/Screens/card.txt
                    accepted: Snapshots/FixtureTests/Screens/list.txt
                    """))
        #expect(try package.text(of: "list.txt") == "Grace\n")
        #expect(try package.text(of: "card.txt") == "a card\n")
        #expect(package.store.pendingSnapshots().isEmpty)
    }

    @Test("The reject command removes a pending text and leaves its snapshot unchanged")
    func reject() throws {
        let package = try SnapshotPackage.pending()

        #expect(try package.tool.reject(["list"]) == Outcome("rejected: Snapshots/FixtureTests/Screens/list.txt"))
        #expect(try package.text(of: "list.txt") == "Ada\n")
        #expect(package.store.pendingSnapshots().map(\.path) == ["Snapshots/FixtureTests/Screens/card.txt"])
    }

    @Test("An unreadable pending text is reported with status 1, and the other texts are still processed")
    func broken() throws {
        let package = try SnapshotPackage.pending()
        try package.package.write("{", to: "Snapshots/.pending/FixtureTests/Screens/torn.txt.json")
        try package.package.write([0xFF], to: SnapshotPackage.path("card.txt"))

        let diff = try package.tool.diff([])
        #expect(diff.status == 1 && diff.text.contains("+Grace\n"))
        #expect(diff.text.contains("\nnot compared: The snapshot is not UTF-8"))
        #expect(diff.text.contains("\nnot compared: This is not a pending snapshot: "))

        let accepted = try package.tool.accept([])
        let lines = accepted.text.split(separator: "\n")
        #expect(accepted.status == 1 && lines.first?.hasPrefix("not accepted: ") == true)
        #expect(lines.dropFirst().first == "accepted: Snapshots/FixtureTests/Screens/list.txt")
        #expect(lines.last?.hasPrefix("not accepted: This is not a pending snapshot: ") == true)
    }

    @Test("If nothing is pending, accept and reject print a message, and diff prints nothing")
    func nothing() throws {
        let tool = try SnapshotPackage().tool

        #expect(try tool.diff([]) == Outcome("", isDiff: true))
        #expect(try tool.accept([]) == Outcome("Nothing is pending."))
        #expect(try tool.reject([]) == Outcome("Nothing is pending."))
    }

    @Test(
        "A filter matches one pending text by its path, or several texts by a part of a path or test name",
        arguments: [
            ([], ["card.1.txt", "card.txt", "list.txt"]),
            (["card"], ["card.1.txt", "card.txt"]),
            (["Snapshots/FixtureTests/Screens/card.txt"], ["card.txt"]),
            (["Screens/list()"], ["list.txt"]),
            (["list", "1.txt"], ["card.1.txt", "list.txt"]),
        ])
    func filters(filters: [String], names: [String]) throws {
        let package = try SnapshotPackage()
        for name in ["card.txt", "card.1.txt", "list.txt"] { try package.savePending("a text", for: name) }

        let found = try package.store.pendingSnapshots().matching(filters)

        #expect(found.map(\.path) == names.map(SnapshotPackage.path))
    }

    @Test("A filter for line 5 does not match an inline snapshot in line 51")
    func lines() throws {
        let path = "Tests/GreetingTests.swift:51"
        let pending = PendingSnapshot(
            name: SnapshotName(module: "FixtureTests", components: ["greets()"]), path: path,
            sourceLocation: path, reference: nil, content: SnapshotContent("Hello!"))

        #expect(try [pending].matching([path]) == [pending])
        #expect(throws: FilterError.matchesNothing("Tests/GreetingTests.swift:5", pending: 1)) {
            try [pending].matching(["Tests/GreetingTests.swift:5"])
        }
    }

    @Test("A filter without matches stops the command, even if another filter matches")
    func unmatched() throws {
        let package = try SnapshotPackage.pending()

        #expect(throws: FilterError.matchesNothing("nowhere", pending: 2)) {
            try package.tool.accept(["list", "nowhere"])
        }
        #expect(package.store.pendingSnapshots().count == 2)
    }
}
