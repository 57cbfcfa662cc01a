import Foundation
import SnapshotFiles
import TestKit
import TestProcesses
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The review runs in a shell, as if a user had started it.
@Suite("A review in a terminal", .leakChecks, .endsWhenStuck)
struct LiveReviewTests {
    private static let names = ["a.txt", "b.txt", "c.txt", "d.txt"]

    private func makePackage(sourceLocation: SourceLocation = #_sourceLocation) throws -> SnapshotPackage {
        let old = Dictionary(uniqueKeysWithValues: Self.names.map { ($0, "old\n") })
        let package = try SnapshotPackage(snapshots: old, sourceLocation: sourceLocation)
        for name in Self.names { try package.savePending("new\n", for: name) }
        return package
    }

    @Test(
        "However the review ends, its decisions are carried out, and undecided texts stay pending",
        arguments: [
            ("q", 0, "1 accepted, 1 rejected, 2 left\r\nended 0\r\n"),
            ("\u{3}", 0, "1 accepted, 1 rejected, 2 left\r\nended 0\r\n"),
            ("", SIGKILL, "ended \(128 + SIGKILL)"), ("", SIGTERM, "ended \(128 + SIGTERM)"),
            ("", SIGHUP, "ended \(128 + SIGHUP)"),
        ])
    func ended(key: String, signal: Int32, ending: String) async throws {
        let package = try makePackage()
        let terminal = try package.openTerminal("review")
        try await terminal.press("", until: "1 of 4: Screens/a()")
        #expect(terminal.screen.text.contains("1 - old") && terminal.screen.text.contains("1 + new"))
        try await terminal.press("a", until: "2 of 4: Screens/b()")
        try await terminal.press("r", until: "3 of 4: Screens/c()")
        try await terminal.press("s", until: "4 of 4: Screens/d()")
        terminal.type(key)
        terminal.send(signal)
        #expect(await terminal.end() == .exited(0))
        #expect(terminal.output.contains(ending), "\(terminal.output)")
        #expect(try Self.names.map { try package.state(of: $0) } == [.accepted, .rejected, .pending, .pending])
        if signal != SIGKILL { terminal.expectRestored() }
    }

    @Test("A review killed or terminated during a decision leaves a complete snapshot", arguments: [SIGKILL, SIGTERM])
    func endedWhileDeciding(signal: Int32) async throws {
        let package = try makePackage()
        let terminal = try package.openTerminal("review")
        try await terminal.press("", until: "1 of 4: Screens/a()")
        terminal.type("a")
        // Waits until the files change, because the terminal shows a decision only when it is complete.
        while try package.state(of: "a.txt") == .pending, !Task.isCancelled {}
        terminal.send(signal)
        _ = await terminal.end()
        #expect(terminal.output.contains("ended \(128 + signal)"), "\(terminal.output)")
        #expect([.written, .accepted].contains(try package.state(of: "a.txt")))
        #expect(try Self.names.dropFirst().allSatisfy { try package.state(of: $0) == .pending })
    }

    @Test("The review opens the editor at the assertion and continues at the same change afterwards")
    func edits() async throws {
        let package = try makePackage()
        let arguments = package.package.file("arguments")
        let terminal = try package.openTerminal("review", editor: "echo >'\(arguments)' -w")
        try await terminal.press("", until: "1 of 4: Screens/a()")
        try await terminal.press("s", until: "2 of 4: Screens/b()")
        terminal.type("o")
        while (try? package.package.text(of: "arguments").hasSuffix("\n")) != true, !Task.isCancelled {}
        #expect(
            try package.package.text(of: "arguments") == "-w +3 \(package.package.file("FixtureTests/Screens.swift"))\n"
        )
        try await terminal.press("", until: "2 of 4: Screens/b()")
        try await terminal.press("a", until: "3 of 4: Screens/c()")
        terminal.type("q")
        #expect(await terminal.end() == .exited(0))
        #expect(terminal.output.contains("1 accepted, 0 rejected, 3 left\r\nended 0\r\n"), "\(terminal.output)")
        terminal.expectRestored()

        let next = try package.openTerminal("review")
        try await next.press("", until: "1 of 3: Screens/c()")
        next.type("o")
        #expect(await next.end() == .exited(0))
        #expect(next.output.contains("The editor 'false' failed (status 1)"), "\(next.output)")
        next.expectRestored()
    }

    @Test(
        "Without a capable terminal, the review does not start and names other commands",
        arguments: [("</dev/null", "xterm"), ("| cat", "xterm"), ("", "dumb")])
    func withoutTerminal(redirection: String, type: String) async throws {
        let package = try makePackage()
        let terminal = try package.openTerminal("review", redirection, type: type)
        #expect(await terminal.end() == .exited(0))
        #expect(!terminal.output.contains("\u{1B}"))
        #expect(
            terminal.output.contains("strata: A review needs a terminal")
                && terminal.output.contains("'diff', 'accept', 'reject' or 'report FILE.html'"))
        #expect(terminal.output.contains("ended 1"))
        #expect(try Self.names.map { try package.state(of: $0) } == Self.names.map { _ in .pending })
    }
}

extension LiveReviewTests {
    /// The state of a pending text.
    enum State {
        case pending, accepted, rejected
        /// The text was written to the snapshot but is still pending; accepting again removes the pending text.
        case written
        case broken
    }
}

extension SnapshotPackage {
    fileprivate func state(of name: String) throws -> LiveReviewTests.State {
        let isPending = store.pendingSnapshots().contains { $0.path == Self.path(name) }
        return switch (try text(of: name), isPending) {
        case ("old\n", true): .pending
        case ("old\n", false): .rejected
        case ("new\n", false): .accepted
        case ("new\n", true): .written
        default: .broken
        }
    }
}
