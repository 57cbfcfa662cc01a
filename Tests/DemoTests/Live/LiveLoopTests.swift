import Foundation
import TestKit
import TestProcesses
import Testing
import TextUI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite("The demo's event loop", .leakChecks, .endsWhenStuck)
struct LiveLoopTests {
    /// A demo whose spinner turns for ever, ten times a second.
    ///
    /// It reads its people from a pipe that nobody writes to: a server that never answers keeps a thread of
    /// FoundationNetworking busy, which is none of the app's.
    private func makeWaitingDemo() async throws -> TerminalProcess {
        let demo = try DemoProcess()
        let people = demo.folder.path(of: "people.json")
        try #require(mkfifo(people, 0o600) == 0)
        let terminal = try demo.open(["--in-memory", "--users", people])
        try #require(await terminal.wait { $0.turns >= 2 }, "\(terminal.screen.text)")
        return terminal
    }

    /// Expects that `terminal`'s process does next to nothing while the spinner of another turns some times.
    private func expectIdle(
        _ terminal: TerminalProcess, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let clock = try await makeWaitingDemo()
        // What it had still to do about the last key is done when the spinner has turned once.
        try await waitForTurn(of: clock)
        let before = try (terminal.activity(), clock.activity())
        var idle, turning: ProcessActivity
        repeat {
            try await waitForTurn(of: clock)
            idle = try terminal.activity().since(before.0)
            turning = try clock.activity().since(before.1)
        } while turning.runs < 100
        // Not nothing: Dispatch looks after its idle threads once a second, until they have ended.
        #expect(idle.runs * 4 < turning.runs, sourceLocation: sourceLocation)
        #expect(idle.processorTime * 10 < turning.processorTime, sourceLocation: sourceLocation)
    }

    private func waitForTurn(of clock: TerminalProcess) async throws {
        let turns = clock.turns
        try #require(await clock.wait { $0.turns > turns })
    }

    @Test("All keys of one read are drawn in one frame")
    func batch() async throws {
        let terminal = try await DemoProcess().open(["--in-memory"]).listed()
        // From here on each frame is wrapped, and can be counted.
        terminal.type("\u{1B}[?2026;2$y\t")
        #expect(await terminal.wait { $0.frames == 1 })
        // Only to a tab whose screen has nothing left to load, which would be drawn once more.
        terminal.type(String(repeating: "\u{1B}[B", count: 20) + "\u{1B}[Z" + String(repeating: "\u{1B}[B", count: 9))
        #expect(await terminal.wait { $0.frames == 2 })
        let expected = try await headlessScreen(
            "--in-memory", "--keys",
            "tab" + String(repeating: " down", count: 20) + " backtab"
                + String(repeating: " down", count: 9))
        #expect(terminal.screen.text == expected)
        terminal.type("q")
        #expect(await terminal.end() == .exited(0))
        #expect(terminal.output.ranges(of: "\u{1B}[?2026h").count == 2)
    }

    @Test(
        "Idle, it takes no processor time", .enabled(if: isSlow && ProcessActivity.isKnown),
        arguments: ["", "\t", "\u{1B}"])
    func idle(typed: String) async throws {
        let terminal = try await DemoProcess().open(["--in-memory"]).listed()
        terminal.type(typed)
        try await expectIdle(terminal)
    }

    @Test(
        "A spinner that is not to be seen does not turn", .enabled(if: isSlow && ProcessActivity.isKnown),
        arguments: [nil, Size.zero, Size(width: 1, height: 1)])
    func hiddenSpinner(size: Size?) async throws {
        let terminal = try await makeWaitingDemo()
        if let size { terminal.withTerminal { $0.resize(to: size) } } else { terminal.type("\t") }
        try await expectIdle(terminal)
        // It turns on where it can be seen.
        let turns = terminal.turns
        if size != nil { terminal.withTerminal { $0.resize(to: terminal.size) } } else { terminal.type("\t") }
        #expect(await terminal.wait { $0.turns > turns + 2 })
    }
}

extension TerminalProcess {
    /// How often a spinner was drawn.
    fileprivate var turns: Int { output.unicodeScalars.count { ("\u{2800}"..."\u{28FF}").contains($0) } }

    fileprivate func activity() throws -> ProcessActivity {
        try ProcessActivity(of: withTerminal { $0.foregroundGroup })
    }

    /// How many synchronised frames have come to their ends.
    fileprivate var frames: Int { output.ranges(of: "\u{1B}[?2026l").count }
}
