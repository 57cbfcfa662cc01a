import Synchronization
import TestSupport
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

@Suite("Terminal session", .leakChecks, .endsWhenStuck)
struct TerminalSessionTests {
    private static let entering =
        "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[?2026$p"
    private static let leaving =
        "\u{1B}[?2026l\u{1B}[0m\u{1B}[?1004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    /// Long enough that no test sees it pass.
    private static let never: Int32 = 3_600_000

    /// A session and its terminal, which a test unplugs behind the session's end: until then both must live.
    private func makeSession(
        screen: PseudoTerminal? = nil, escapeDelay: Int32 = never, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> (session: TerminalSession, terminal: PseudoTerminal) {
        let terminal = try PseudoTerminal()
        let device = TerminalDevice(input: terminal.terminal, output: (screen ?? terminal).terminal)
        let session = try TerminalSession(device: device, depth: .trueColor, escapeDelay: escapeDelay, signals: nil)
        trackForLeaks(terminal, sourceLocation: sourceLocation)
        trackForLeaks(session, sourceLocation: sourceLocation)
        return (session, terminal)
    }

    private func end(_ session: TerminalSession, _ terminals: PseudoTerminal...) {
        session.close()
        for terminal in terminals { terminal.unplug() }
    }

    private func makeGrid(_ text: String) -> CellGrid {
        var grid = CellGrid(size: Size(width: 10, height: 2))
        for (x, character) in text.enumerated() { grid.put(character, width: 1, x: x, y: 0, style: .plain) }
        return grid
    }

    @Test("takes the terminal and gives it back as it was, attribute for attribute")
    func takesAndGivesBack() throws {
        let (session, terminal) = try makeSession()
        #expect(terminal.isRaw)
        #expect(terminal.readOutput(through: "$p") == TerminalSessionTests.entering)
        session.close()
        #expect(!terminal.isRaw)
        #expect(terminal.attributes == terminal.originalAttributes)
        #expect(terminal.readOutput(through: "1049l") == TerminalSessionTests.leaving)
        end(session, terminal)
    }

    @Test("gives the terminal back behind an error")
    func givesBackBehindError() async throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        await #expect(throws: CancellationError.self) {
            try await session.close(after: { throw CancellationError() })
        }
        #expect(terminal.attributes == terminal.originalAttributes)
        #expect(terminal.readOutput(through: "1049l") == TerminalSessionTests.entering + TerminalSessionTests.leaving)
    }

    @Test("needs a terminal")
    func needsTerminal() throws {
        let file = open("/dev/null", O_RDWR)
        defer { close(file) }
        #expect(throws: TerminalError.failed(call: "tcgetattr", code: ENOTTY)) {
            _ = try TerminalSession(
                device: TerminalDevice(input: file, output: file), depth: .none, escapeDelay: 0, signals: nil)
        }
    }

    @Test("tells what was typed, in order")
    func tellsKeys() async throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        var events = session.events.makeAsyncIterator()
        terminal.type("a\u{3}")
        #expect(await events.next() == .keys)
        #expect(session.takeKeys() == [.character("a"), .control("c")])
        terminal.type("\u{1B}[B")
        #expect(await events.next() == .keys)
        #expect(session.takeKeys() == [.down])
    }

    @Test("reads on only when the keys that it told of are taken, so that a flood of them waits in the terminal")
    func readsOnWhenTaken() async throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        var events = session.events.makeAsyncIterator()
        terminal.type("a")
        #expect(await events.next() == .keys)
        terminal.type("b")
        // What comes behind a signal has been looked at when the next signal is.
        for _ in 0..<2 {
            session.wakePipe.send(UInt8(SIGWINCH))
            #expect(await events.next() == .exposed)
        }
        #expect(session.takeKeys() == [.character("a")])
        #expect(await events.next() == .keys)
        #expect(session.takeKeys() == [.character("b")])
        #expect(session.takeKeys() == [])
    }

    @Test("tells once that all is to be drawn, however often the window gets the focus")
    func tellsFocusOnce() async throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        session.draw(makeGrid("ab"), theme: .dark)
        terminal.type(String(repeating: "\u{1B}[I", count: 100) + "x")
        var events = session.events.makeAsyncIterator()
        #expect(await events.next() == .exposed)
        #expect(await events.next() == .keys)
    }

    @Test("puts together a sequence that comes in pieces")
    func putsTogether() async throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        var events = session.events.makeAsyncIterator()
        terminal.type("x\u{1B}")
        // The escape has been read, with the letter before it, and waits.
        #expect(await events.next() == .keys)
        #expect(session.takeKeys() == [.character("x")])
        terminal.type("[A")
        #expect(await events.next() == .keys)
        #expect(session.takeKeys() == [.up])
    }

    @Test("takes a lone escape for the key after the delay")
    func tellsEscape() async throws {
        let (session, terminal) = try makeSession(escapeDelay: 1)
        defer { end(session, terminal) }
        var events = session.events.makeAsyncIterator()
        terminal.type("\u{1B}")
        #expect(await events.next() == .keys)
        #expect(session.takeKeys() == [.escape])
    }

    @Test("draws the first frame whole and then the difference")
    func draws() throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        _ = terminal.readOutput(through: TerminalSessionTests.entering)
        session.draw(makeGrid("ab"), theme: .dark)
        #expect(terminal.readOutput(through: "ab") == "\u{1B}[?25l\u{1B}[m\u{1B}[2J\u{1B}[1Hab")
        session.draw(makeGrid("ac"), cursor: Point(x: 3, y: 1), theme: .dark)
        #expect(terminal.readOutput(through: "25h") == "\u{1B}[1;2Hc\u{1B}[2;4H\u{1B}[?25h")
        session.draw(makeGrid("ac"), theme: .light)
        #expect(terminal.readOutput(through: "ac") == "\u{1B}[?25l\u{1B}[m\u{1B}[2J\u{1B}[1Hac")
    }

    @Test("draws nothing any more once it is closed")
    func drawsNothing() throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        session.close()
        session.draw(makeGrid("ab"), theme: .dark)
        session.copy("c")
        #expect(terminal.readOutput(through: "1049l").hasSuffix(TerminalSessionTests.leaving))
    }

    @Test("copies through the terminal")
    func copies() throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        _ = terminal.readOutput(through: TerminalSessionTests.entering)
        session.copy("foo")
        #expect(terminal.readOutput(through: "\u{7}") == "\u{1B}]52;c;Zm9v\u{7}")
    }

    @Test("follows the window's size", arguments: [Size(width: 1, height: 1), .zero, Size(width: 1000, height: 9)])
    func followsSize(size: Size) async throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        #expect(session.size == Size(width: 10, height: 2))
        var events = session.events.makeAsyncIterator()
        terminal.resize(to: size)
        session.receive(SIGWINCH)
        #expect(await events.next() == .exposed)
        #expect(session.size == size)
    }

    @Test("follows the window to no size that would take all memory")
    func boundsSize() throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        terminal.resize(to: Size(width: 30_000, height: 65_535))
        session.receive(SIGWINCH)
        #expect(session.size == Size(width: 1000, height: 1000))
    }

    @Test("draws all again where the window has its old size again by the time that is noticed")
    func bouncedSize() async throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        session.draw(makeGrid("ab"), theme: .dark)
        let drawn = terminal.readOutput(through: "ab")
        terminal.resize(to: Size(width: 3, height: 2))
        terminal.resize(to: Size(width: 10, height: 2))
        session.receive(SIGWINCH)
        var events = session.events.makeAsyncIterator()
        #expect(await events.next() == .exposed)
        session.draw(makeGrid("ab"), theme: .dark)
        #expect(TerminalSessionTests.entering + terminal.readOutput(through: "ab") == drawn)
    }

    @Test("waits for no input that another has taken")
    func waitsForNoInput() throws {
        let terminal = try PseudoTerminal()
        #expect(TerminalDevice(input: terminal.terminal, output: terminal.terminal).receive() == .nothing)
    }

    @Test("tells of signals that ask for an end or a stop", arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    func tellsSignals(number: Int32) async throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        var events = session.events.makeAsyncIterator()
        session.receive(SIGTSTP)
        session.receive(number)
        #expect(await events.next() == .suspendRequested)
        #expect(await events.next() == .terminated(signal: number))
    }

    @Test("takes the terminal again when it goes on after a stop that gave no notice, and draws all")
    func takesAgain() async throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        session.draw(makeGrid("ab"), theme: .dark)
        _ = terminal.readOutput(through: "ab")
        terminal.restoreSaneAttributes()
        terminal.resize(to: Size(width: 5, height: 5))
        session.receive(SIGCONT)
        #expect(terminal.isRaw)
        var events = session.events.makeAsyncIterator()
        #expect(await events.next() == .exposed)
        #expect(session.size == Size(width: 5, height: 5))
        session.draw(makeGrid("ab"), theme: .dark)
        #expect(
            terminal.readOutput(through: "ab")
                == TerminalSessionTests.entering + "\u{1B}[?25l\u{1B}[m\u{1B}[2J\u{1B}[1Hab")
        session.close()
        #expect(terminal.attributes == terminal.originalAttributes)
    }

    @Test("keeps off the terminal while a shell has it, and reads on behind that")
    func keepsOff() async throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        _ = terminal.readOutput(through: TerminalSessionTests.entering)
        session.state.withLock { $0.holder = .shell }
        terminal.type("a")
        session.draw(makeGrid("ab"), theme: .dark)
        session.receive(SIGCONT)
        #expect(terminal.readOutput(through: "$p") == TerminalSessionTests.entering)
        var events = session.events.makeAsyncIterator()
        var seen: [TerminalEvent] = []
        while seen.count < 2, let event = await events.next() { seen.append(event) }
        // Two threads tell of them.
        #expect(Set(seen) == [.exposed, .keys])
        #expect(session.takeKeys() == [.character("a")])
    }

    @Test("tells of the end when the keyboard is gone, with the keys that came before")
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

    @Test("tells of the end when the screen is gone")
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

    @Test("tells of the end when the screen cannot be written to", .enabled(if: access("/dev/full", W_OK) == 0))
    func tellsFullDevice() async throws {
        let terminal = try PseudoTerminal()
        let full = open("/dev/full", O_WRONLY)
        try #require(full >= 0)
        let session = trackForLeaks(
            try TerminalSession(
                device: TerminalDevice(input: terminal.terminal, output: full), depth: .none, escapeDelay: 0,
                signals: nil))
        var events = session.events.makeAsyncIterator()
        #expect(await events.next() == .closed)
        #expect(await events.next() == nil)
        session.close()
        #expect(terminal.attributes == terminal.originalAttributes)
        end(session, terminal)
        close(full)
    }

    @Test("ends its events when it is closed")
    func endsEvents() async throws {
        let (session, terminal) = try makeSession()
        end(session, terminal)
        var events = session.events.makeAsyncIterator()
        #expect(await events.next() == nil)
    }
}
