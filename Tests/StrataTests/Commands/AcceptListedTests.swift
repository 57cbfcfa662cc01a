import Foundation
import SnapshotFiles
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("strata snapshots accept without a filter", .leakChecks)
struct AcceptListedTests {
    private static let list = """
        2 pending (to review: strata snapshots review):
          Snapshots/FixtureTests/Screens/card.txt (new)
          Snapshots/FixtureTests/Screens/list.txt (changed)
        """

    @Test("lists what it would accept, and asks", arguments: [true, false])
    func asks(agrees: Bool) throws {
        let package = try SnapshotPackage.pending()

        let outcome = try package.tool.acceptListed { list in
            #expect(list == Self.list)
            return agrees
        }

        #expect(outcome.status == (agrees ? 0 : 1))
        #expect(outcome.text.hasPrefix(agrees ? "accepted: Snapshots/" : "Nothing was accepted."))
        #expect(package.store.pendingSnapshots().count == (agrees ? 0 : 2))
    }

    @Test("accepts nothing if nobody can answer, and names the option for that")
    func noTerminal() throws {
        let package = try SnapshotPackage.pending()

        let advice = "To accept them all: strata snapshots accept --all\nNothing was accepted."
        #expect(try package.tool.acceptListed { _ in nil } == Outcome("\(Self.list)\n\(advice)", status: 1))
        #expect(package.store.pendingSnapshots().count == 2)
    }

    @Test("accepts neither what became pending nor what was replaced while it asked")
    func meanwhile() throws {
        let package = try SnapshotPackage.pending()

        let outcome = try package.tool.acceptListed { _ in
            try package.layAside("unseen\n", for: "later.txt")
            try package.layAside("unseen\n", for: "list.txt")
            return true
        }

        #expect(outcome.status == 1)
        #expect(outcome.text.hasPrefix("accepted: Snapshots/FixtureTests/Screens/card.txt\nnot accepted: The pending "))
        #expect(package.store.pendingSnapshots().map(\.path) == ["later.txt", "list.txt"].map(SnapshotPackage.path))
        #expect(try package.text(of: "list.txt") == "Ada\n")
    }

    @Test("asks nothing if nothing is pending, and reports what cannot be read")
    func nothing() throws {
        let package = try SnapshotPackage()
        func accepted() throws -> Outcome {
            try package.tool.acceptListed { _ in
                Issue.record("it asked")
                return true
            }
        }
        #expect(try accepted() == Outcome("Nothing is pending."))
        try package.package.write("{", to: "Snapshots/.pending/FixtureTests/Screens/torn.txt.json")
        let outcome = try accepted()
        #expect(outcome.status == 1 && outcome.text.hasPrefix("not accepted: This is not a pending snapshot: "))
    }

    @Test("leaves out known issues, also with --all, unless a filter names them")
    func knownIssue() throws {
        let package = try SnapshotPackage()
        try package.layAside("wrong\n", for: "list.txt", isKnown: true)
        #expect(try package.tool.accept([]) == Outcome("Nothing is pending but known issues."))
        try package.layAside("a card\n", for: "card.txt")

        let accepted = Outcome("accepted: \(SnapshotPackage.path("card.txt"))")
        let outcome = try package.tool.acceptListed { list in
            #expect(!list.contains("list.txt"))
            return true
        }
        #expect(outcome == accepted)
        try package.layAside("another card\n", for: "card.txt")
        #expect(try package.tool.accept([]) == accepted)
        #expect(try package.tool.accept(["list.txt"]).status == 0)
        #expect(try package.text(of: "list.txt") == "wrong\n")
    }

    @Test("asks in a terminal", .endsWhenStuck, arguments: [("y", true), ("YES", true), ("n", false), ("", false)])
    func terminal(answer: String, accepts: Bool) async throws {
        let package = try SnapshotPackage.pending()
        let terminal = try package.openTerminal("accept")
        try await terminal.press("", until: "Accept all of them? [y/N]")
        #expect(terminal.screen.text.contains("list.txt (changed)"))

        terminal.type("\(answer)\r")

        #expect(await terminal.end() == .exited(0))
        #expect(terminal.output.contains("ended \(accepts ? 0 : 1)"), "\(terminal.output)")
        #expect(package.store.pendingSnapshots().isEmpty == accepts)
    }

    @Test("takes no answer that was typed before it asked", .endsWhenStuck)
    func typedAhead() async throws {
        let package = try SnapshotPackage.pending()
        // The terminal keeps what is typed while another program runs, which ends when something is written for it.
        let program = try BuiltProgram.url(named: "strata").path
        let terminal = try package.openTerminal(
            "status; mkfifo typed; echo waiting; read -r line < typed; '\(program)' snapshots accept")
        try await terminal.press("", until: "waiting")
        terminal.type("y\r")
        #expect(await terminal.wait { $0.screen.text.contains("y") })
        try FileHandle(forWritingTo: package.package.folder.appending(path: "typed")).write(contentsOf: Data("\n".utf8))
        try await terminal.press("", until: "Accept all of them? [y/N]")
        terminal.type("n\r")
        #expect(await terminal.end() == .exited(0))
        #expect(package.store.pendingSnapshots().count == 2)
    }

    @Test("lists and refuses if its input or its output is redirected", arguments: ["< /dev/null", "> out.txt"])
    func redirected(redirection: String) async throws {
        let package = try SnapshotPackage.pending()
        let terminal = try package.openTerminal("accept", redirection)
        #expect(await terminal.end() == .exited(0))
        #expect(package.store.pendingSnapshots().count == 2)
    }
}
