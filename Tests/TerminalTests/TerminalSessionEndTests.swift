import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Terminal
@testable import TextUI

@Suite("The end of a terminal session", .leakChecks, .endsWhenStuck)
struct TerminalSessionEndTests {
    @Test("When the keyboard is gone, a terminal session reports all earlier keys and then its end")
    func tellsEndOfInput() async throws {
        let screen = try PseudoTerminal()
        let (session, keyboard) = try makeSession(screen: screen)
        defer { end(session, keyboard, screen) }
        keyboard.type("x\u{1B}")
        #expect(await session.nextKeys() == [.character("x")])
        keyboard.unplug()
        #expect(await session.nextKeys() == [.escape])
        #expect(await session.nextEvent() == .closed)
        #expect(await session.nextEvent() == nil)
    }

    @Test("A terminal session reports its end when the screen is gone")
    func tellsEndOfOutput() async throws {
        let screen = try PseudoTerminal()
        let (session, keyboard) = try makeSession(screen: screen)
        defer { end(session, keyboard, screen) }
        screen.unplug()
        session.draw(makeGrid("ab"), theme: .dark)
        #expect(await session.nextEvent() == .closed)
        #expect(await session.nextEvent() == nil)
    }

    @Test("A session reports its end when the screen cannot be written to", .enabled(if: Platform.hasFullDevice))
    func tellsFullDevice() async throws {
        let terminal = try PseudoTerminal()
        let full = open("/dev/full", O_WRONLY)
        try #require(full >= 0)
        let session = trackForLeaks(
            try TerminalSession(
                device: TerminalDevice(input: terminal.terminal, output: full), depth: .none,
                signals: nil))
        #expect(await session.nextEvent() == .closed)
        #expect(await session.nextEvent() == nil)
        session.close()
        #expect(terminal.attributes == terminal.originalAttributes)
        end(session, terminal)
    }

    @Test("A terminal session's events end when the app closes the session")
    func endsEvents() async throws {
        let (session, terminal) = try makeSession()
        end(session, terminal)
        #expect(await session.nextEvent() == nil)
    }
}
