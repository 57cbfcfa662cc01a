import Foundation
import TestKit
import TestProcesses
import Testing
import TextUI

@Suite("The demo's event loop", .leakChecks, .endsWhenStuck)
struct LiveLoopTests {
    /// Starts a demo with a spinner that turns ten times a second and never stops.
    ///
    /// The demo reads people from a pipe that nobody writes to. A server that never answers would keep a thread of
    /// FoundationNetworking busy, which is not the app's work.
    private func makeWaitingDemo() async throws -> TerminalProcess {
        let demo = try DemoProcess()
        let people = demo.folder.path(of: "people.json")
        try #require(mkfifo(people, 0o600) == 0)
        let terminal = try demo.open(["--in-memory", "--users", people])
        try #require(await terminal.wait { $0.turns >= 2 }, "\(terminal.screen.text)")
        return terminal
    }

    /// Expects `terminal`'s process to do almost nothing while the spinner of another process turns several times.
    ///
    /// On a busy machine, the process may still be handling its last key, so the function measures up to three times.
    private func expectIdle(
        _ terminal: TerminalProcess, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let clock = try await makeWaitingDemo()
        var (idle, turning) = try await activities(of: terminal, besides: clock)
        for _ in 0..<2 where !isIdle(idle, beside: turning) {
            (idle, turning) = try await activities(of: terminal, besides: clock)
        }
        #expect(isIdle(idle, beside: turning), "\(idle) beside \(turning)", sourceLocation: sourceLocation)
    }

    /// The limits are above zero, because Dispatch checks its idle threads once a second until they have ended.
    private func isIdle(_ idle: ProcessActivity, beside turning: ProcessActivity) -> Bool {
        idle.runs * 4 < turning.runs && idle.processorTime * 10 < turning.processorTime
    }

    /// Returns the activities of both processes while the spinner of `clock` turns several times.
    private func activities(
        of terminal: TerminalProcess, besides clock: TerminalProcess
    ) async throws -> (ProcessActivity, ProcessActivity) {
        try await waitForTurn(of: clock)
        let before = try (terminal.activity(), clock.activity())
        var idle, turning: ProcessActivity
        repeat {
            try await waitForTurn(of: clock)
            idle = try terminal.activity().since(before.0)
            turning = try clock.activity().since(before.1)
        } while turning.runs < 100
        return (idle, turning)
    }

    private func waitForTurn(of clock: TerminalProcess) async throws {
        let turns = clock.turns
        try #require(await clock.wait { $0.turns > turns })
    }

    @Test("A long text that is typed into the search appears soon, and ctrl-c after more text ends the demo")
    func longText() async throws {
        let terminal = try await DemoProcess().open(["--in-memory"]).listed()
        terminal.type("/" + String(repeating: "a", count: 50_000) + "xyz")
        #expect(await terminal.wait { $0.screen.text.contains("xyz ") }, "\(terminal.screen.text)")
        terminal.type(String(repeating: "a", count: 50_000) + "\u{3}")
        #expect(await terminal.end() == .exited(0))
    }

    @Test(
        "An idle demo uses almost no processor time", .slow, .enabled(if: ProcessActivity.isKnown),
        arguments: ["", "\t", "\u{1B}"])
    func idle(typed: String) async throws {
        let terminal = try await DemoProcess().open(["--in-memory"]).listed()
        terminal.type(typed)
        try await expectIdle(terminal)
    }

    @Test(
        "A hidden spinner does not turn", .slow, .enabled(if: ProcessActivity.isKnown),
        arguments: [nil, Size.zero, Size(width: 1, height: 1)])
    func hiddenSpinner(size: Size?) async throws {
        let terminal = try await makeWaitingDemo()
        if let size { terminal.withTerminal { $0.resize(to: size) } } else { terminal.type("\t") }
        try await expectIdle(terminal)
        // The spinner turns again when it is visible.
        let turns = terminal.turns
        if size != nil { terminal.withTerminal { $0.resize(to: terminal.size) } } else { terminal.type("\u{1B}[Z") }
        #expect(await terminal.wait { $0.turns > turns + 2 })
    }
}

extension TerminalProcess {
    /// The number of times that a spinner was drawn.
    fileprivate var turns: Int { output.unicodeScalars.count { ("\u{2800}"..."\u{28FF}").contains($0) } }

    fileprivate func activity() throws -> ProcessActivity {
        try ProcessActivity(of: withTerminal { $0.foregroundGroup })
    }
}
