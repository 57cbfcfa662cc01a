import Foundation
import SnapshotFiles
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("The command strata snapshots accept, without a filter", .leakChecks)
struct AcceptListedTests {
    private static let list = """
        2 pending (to review: strata snapshots review):
          Snapshots/FixtureTests/Screens/card.txt (new)
          Snapshots/FixtureTests/Screens/list.txt (changed)
        """

    @Test("Accepting without a filter lists the pending texts and asks before accepting", arguments: [true, false])
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

    @Test("If the question cannot be asked, accept changes nothing and suggests the option --all")
    func noTerminal() throws {
        let package = try SnapshotPackage.pending()

        let advice = "To accept them all: strata snapshots accept --all\nNothing was accepted."
        #expect(try package.tool.acceptListed { _ in nil } == Outcome("\(Self.list)\n\(advice)", status: 1))
        #expect(package.store.pendingSnapshots().count == 2)
    }

    @Test("A text that becomes pending or is replaced during the question is not accepted")
    func meanwhile() throws {
        let package = try SnapshotPackage.pending()

        let outcome = try package.tool.acceptListed { _ in
            try package.savePending("unseen\n", for: "later.txt")
            try package.savePending("unseen\n", for: "list.txt")
            return true
        }

        #expect(outcome.status == 1)
        #expect(outcome.text.hasPrefix("accepted: Snapshots/FixtureTests/Screens/card.txt\nnot accepted: The pending "))
        #expect(package.store.pendingSnapshots().map(\.path) == ["later.txt", "list.txt"].map(SnapshotPackage.path))
        #expect(try package.text(of: "list.txt") == "Ada\n")
    }

    @Test("If no pending text can be read, accept asks no question and reports each unreadable text")
    func nothing() throws {
        let package = try SnapshotPackage()
        func accepted() throws -> Outcome {
            try package.tool.acceptListed { _ in
                Issue.record("The tool asked, although there was nothing to accept")
                return true
            }
        }
        #expect(try accepted() == Outcome("Nothing is pending."))
        try package.package.write("{", to: "Snapshots/.pending/FixtureTests/Screens/torn.txt.json")
        let outcome = try accepted()
        #expect(outcome.status == 1 && outcome.text.hasPrefix("not accepted: This is not a pending snapshot: "))
    }

    @Test("A known issue is accepted only by a filter that names it, not by --all")
    func knownIssue() throws {
        let package = try SnapshotPackage()
        try package.savePending("wrong\n", for: "list.txt", isKnownIssue: true)
        #expect(try package.tool.accept([]) == Outcome("Nothing is pending but known issues."))
        try package.savePending("a card\n", for: "card.txt")

        let accepted = Outcome("accepted: \(SnapshotPackage.path("card.txt"))")
        let outcome = try package.tool.acceptListed { list in
            #expect(!list.contains("list.txt"))
            return true
        }
        #expect(outcome == accepted)
        try package.savePending("another card\n", for: "card.txt")
        #expect(try package.tool.accept([]) == accepted)
        #expect(try package.tool.accept(["list.txt"]).status == 0)
        #expect(try package.text(of: "list.txt") == "wrong\n")
    }

    @Test(
        "In a terminal, y or yes accepts the listed texts; n or an empty answer accepts nothing",
        .endsWhenStuck, arguments: [("y", true), ("YES", true), ("n", false), ("", false)])
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

    @Test("An answer that was typed before the question is ignored", .endsWhenStuck)
    func typedAhead() async throws {
        let package = try SnapshotPackage.pending()
        // The terminal buffers what is typed while `read` runs; `read` ends when the pipe `typed` is written.
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

    @Test("Nothing is accepted if input or output is redirected", arguments: ["< /dev/null", "> out.txt"])
    func redirected(redirection: String) async throws {
        let package = try SnapshotPackage.pending()
        let terminal = try package.openTerminal("accept", redirection)
        #expect(await terminal.end() == .exited(0))
        #expect(package.store.pendingSnapshots().count == 2)
    }
}
