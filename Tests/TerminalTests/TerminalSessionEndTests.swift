import TestKit
import TestProcesses
import Testing

@testable import Terminal
@testable import TextUI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite("The end of a terminal session", .leakChecks, .endsWhenStuck)
struct TerminalSessionEndTests {
    @Test("is reported when the keyboard is gone, after the keys that came before")
    func tellsEndOfInput() async throws {
        let screen = try PseudoTerminal()
        let (session, keyboard) = try makeSession(screen: screen)
        defer { end(session, keyboard, screen) }
        var events = session.events.makeAsyncIterator()
        keyboard.type("x\u{1B}")
        #expect(await events.next() == .keys)
        #expect(session.takeKeys() == [.character("x")])
        keyboard.unplug()
        #expect(await events.next() == .keys)
        #expect(session.takeKeys() == [.escape])
        #expect(await events.next() == .closed)
        #expect(await events.next() == nil)
    }

    @Test("is reported when the screen is gone")
    func tellsEndOfOutput() async throws {
        let screen = try PseudoTerminal()
        let (session, keyboard) = try makeSession(screen: screen)
        defer { end(session, keyboard, screen) }
        screen.unplug()
        session.draw(makeGrid("ab"), theme: .dark)
        var events = session.events.makeAsyncIterator()
        #expect(await events.next() == .closed)
        #expect(await events.next() == nil)
    }

    @Test("is reported when the screen cannot be written to", .enabled(if: Platform.hasFullDevice))
    func tellsFullDevice() async throws {
        let terminal = try PseudoTerminal()
        let full = open("/dev/full", O_WRONLY)
        try #require(full >= 0)
        let session = trackForLeaks(
            try TerminalSession(
                device: TerminalDevice(input: terminal.terminal, output: full), depth: .none,
                signals: nil))
        var events = session.events.makeAsyncIterator()
        #expect(await events.next() == .closed)
        #expect(await events.next() == nil)
        session.close()
        #expect(terminal.attributes == terminal.originalAttributes)
        end(session, terminal)
    }

    @Test("ends its events when it is closed by the app")
    func endsEvents() async throws {
        let (session, terminal) = try makeSession()
        end(session, terminal)
        var events = session.events.makeAsyncIterator()
        #expect(await events.next() == nil)
    }
}
