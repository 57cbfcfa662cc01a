import Foundation
import Synchronization
import TestKit
import TestProcesses
import Testing

@testable import Terminal
@testable import TextUI

@Suite("A terminal session", .leakChecks, .endsWhenStuck)
struct TerminalSessionTests {
    @Test("A terminal session puts the terminal into raw mode, and finally restores it exactly")
    func takesAndGivesBack() throws {
        let (session, terminal) = try makeSession()
        #expect(terminal.isRaw)
        #expect(terminal.readOutput(through: "$p") == SessionModes.entering)
        session.close()
        #expect(!terminal.isRaw)
        #expect(terminal.attributes == terminal.originalAttributes)
        #expect(terminal.readOutput(through: "1049l") == SessionModes.leaving)
        end(session, terminal)
    }

    @Test("A terminal session restores the terminal after an error")
    func givesBackBehindError() async throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        await #expect(throws: CancellationError.self) {
            try await session.close(after: { throw CancellationError() })
        }
        #expect(terminal.attributes == terminal.originalAttributes)
        #expect(terminal.readOutput(through: "1049l") == SessionModes.entering + SessionModes.leaving)
    }

    @Test("A terminal session needs a terminal")
    func needsTerminal() throws {
        let file = open("/dev/null", O_RDWR)
        defer { close(file) }
        #expect(throws: TerminalError.failed(call: "tcgetattr", code: ENOTTY)) {
            _ = try TerminalSession(
                device: TerminalDevice(input: file, output: file), depth: .none, signals: nil)
        }
    }

    @Test("A terminal session returns to raw mode after an unannounced stop, and draws everything")
    func takesAgain() async throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        session.draw(makeGrid("ab"), theme: .dark)
        _ = terminal.readOutput(through: "ab")
        terminal.restoreSaneAttributes()
        terminal.resize(to: Size(width: 5, height: 5))
        session.receive(SIGCONT)
        #expect(terminal.isRaw)
        #expect(await session.nextEvent() == .exposed)
        #expect(session.size == Size(width: 5, height: 5))
        session.draw(makeGrid("ab"), theme: .dark)
        #expect(
            terminal.readOutput(through: "ab")
                == SessionModes.entering + "\u{1B}[?25l\u{1B}[m\u{1B}[2J\u{1B}[1Hab")
        session.close()
        #expect(terminal.attributes == terminal.originalAttributes)
    }

    @Test("A session neither reads nor draws while a shell holds the terminal, and continues afterwards")
    func keepsOff() async throws {
        let (session, terminal) = try makeEnteredSession()
        defer { end(session, terminal) }
        session.state.withLock { $0.holder = .shell }
        terminal.type("a")
        session.draw(makeGrid("ab"), theme: .dark)
        session.receive(SIGCONT)
        #expect(terminal.readOutput(through: "$p") == SessionModes.entering)
        var seen: [TerminalEvent] = []
        while seen.count < 2, let event = await session.nextEvent() { seen.append(event) }
        // Two threads report the events, so their order varies.
        #expect(Set(seen) == [.exposed, .keys])
        #expect(session.takeKeys() == [.character("a")])
    }

    @Test("A session reports signals that ask for an end or a stop", arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    func tellsSignals(number: Int32) async throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        session.receive(SIGTSTP)
        session.receive(number)
        #expect(await session.nextEvent() == .suspendRequested)
        #expect(await session.nextEvent() == .terminated(signal: number))
    }
}
