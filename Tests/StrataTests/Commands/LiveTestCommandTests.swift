import Foundation
import SnapshotFiles
import TestKit
import TestProcesses
import Testing

/// The tests and the review run in a shell, as if a user had started them; a script replaces `swift`.
@Suite("The command strata snapshots test, in a terminal", .leakChecks, .endsWhenStuck)
struct LiveTestCommandTests {
    @Test("strata snapshots test runs the tests in the terminal, then the review, and returns the tests' status")
    func reviewed() async throws {
        let package = try makePackage()
        let terminal = try open(package, swift: "[ -t 0 ] && [ -t 1 ] && [ -t 2 ] && read -r line && exit 1")
        try await terminal.press("a line\r", until: "1 of 1: Screens/list()")
        terminal.type("aq")
        #expect(await terminal.end() == .exited(0))
        #expect(terminal.output.contains("1 accepted, 0 rejected, 0 left\r\nended 1\r\n"), "\(terminal.output)")
        #expect(try package.text(of: "list.txt") == "Grace\n")
        terminal.expectRestored()
    }

    @Test("After ctrl-c in the tests, no review starts, however the tests end", arguments: ["", "trap 'exit 1' INT;"])
    func interrupted(trap: String) async throws {
        let package = try makePackage()
        // A shell that is just starting a command may miss the key, so the command itself prints that it has started.
        let terminal = try open(package, swift: "\(trap) sh -c 'echo started; exec sleep 60'")
        try await terminal.press("", until: "started")
        terminal.type("\u{3}")
        #expect(await terminal.end() == .exited(0))
        #expect(terminal.output.contains("ended 130"), "\(terminal.output)")
        #expect(!terminal.output.contains("pending") && package.store.pendingSnapshots().count == 1)
        terminal.expectRestored()
    }

    private func makePackage() throws -> SnapshotPackage {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n"])
        try package.savePending("Grace\n", for: "list.txt")
        return package
    }

    private func open(_ package: SnapshotPackage, swift: String) throws -> TerminalProcess {
        // `swift` is a link to the shell, so `swift test` runs the script `test`. A new program file might not run if
        // another test started a process at the moment of writing (text file busy).
        try package.package.write("[ \"$1\" = list ] && exit 1\n\(swift)\n", to: "test")
        try package.package.makeFolder("bin")
        try FileManager.default.createSymbolicLink(
            atPath: package.package.file("bin/swift"), withDestinationPath: "/bin/sh")
        return try package.openTerminal("test", path: "\(package.package.file("bin")):/usr/bin:/bin")
    }
}
