import Foundation
import Synchronization
import TestKit
import TestProcesses
import Testing

@testable import Terminal
@testable import TextUI

@Suite("A terminal session's input", .leakChecks, .endsWhenStuck)
struct TerminalSessionInputTests {
    @Test("New input is not announced while earlier input waits to be taken; both are taken together")
    func takesTogether() async throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        terminal.type("a")
        #expect(await session.nextEvent() == .keys)
        terminal.type("b")
        // A signal may be handled before input that came earlier, but a second signal is handled after that input.
        for _ in 0..<2 {
            session.wakePipe.send(UInt8(SIGWINCH))
            #expect(await session.nextEvent() == .exposed)
        }
        #expect(session.takeKeys() == [.character("a"), .character("b")])
        #expect(session.takeKeys() == [])
        session.receive(SIGWINCH)
        #expect(await session.nextEvent() == .exposed)
    }

    @Test("Input waits in the terminal while the queue of keys is full, so that memory use stays bounded")
    func waitsWhileFull() async throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        session.state.withLock { $0.keys.append(Array(repeating: .up, count: KeyQueue.limit)) }
        // The thread may already wait for input or a signal. After the first signal, it waits only for a signal.
        for text in ["", "a"] {
            terminal.type(text)
            session.wakePipe.send(UInt8(SIGWINCH))
            #expect(await session.nextEvent() == .exposed)
        }
        #expect(session.takeKeys().count == KeyQueue.limit)
        #expect(await session.nextKeys() == [.character("a")])
    }

    @Test("Keys are taken up to a ctrl-c, and another event announces the keys after it")
    func stopsAtInterrupt() async throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        terminal.type("a\u{3}b")
        #expect(await session.nextEvent() == .keys)
        #expect(session.isInterrupted)
        #expect(session.takeKeys() == [.character("a"), .control("c")])
        #expect(!session.isInterrupted)
        #expect(await session.nextKeys() == [.character("b")])
    }

    @Test("A terminal session reports the window as exposed only once, however many focus reports arrive together")
    func tellsFocusOnce() async throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        session.draw(makeGrid("ab"), theme: .dark)
        terminal.type(String(repeating: "\u{1B}[I", count: 100) + "x")
        #expect(await session.nextEvent() == .exposed)
        #expect(await session.nextEvent() == .keys)
    }

    @Test("A key sequence that arrives in two pieces is decoded as one key")
    func putsTogether() async throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        terminal.type("x\u{1B}")
        // The session reads the letter and the escape together, so it now waits for the rest of the sequence.
        #expect(await session.nextKeys() == [.character("x")])
        terminal.type("[A")
        #expect(await session.nextKeys() == [.up])
    }

    @Test(
        "An escape or a part of a paste is delivered if nothing follows in time",
        arguments: [("\u{1B}", InputDelays(escape: 1), .escape), ("\u{1B}[200~q", InputDelays(paste: 1), .paste("q"))]
            as [(String, InputDelays, Key)])
    func ends(sent: String, delays: InputDelays, key: Key) async throws {
        let (session, terminal) = try makeSession(delays: delays)
        defer { end(session, terminal) }
        terminal.type(sent)
        #expect(await session.nextKeys() == [key])
    }

    @Test("A session waits 50 ms after an escape, 5 s for more of a paste, and 1 s for a whole sequence")
    func delays() {
        let beginning = ContinuousClock.now
        let times: [(KeyDecoder.Wait?, Int, Int32)] = [
            (nil, 10, -1), (.escape, 10, 50), (.paste, 10, 5000), (.sequence, 0, 1000), (.sequence, 400, 600),
            (.sequence, 2_000, 0),
        ]
        for (wait, passed, left) in times {
            #expect(InputDelays().left(for: wait, since: beginning, at: beginning + .milliseconds(passed)) == left)
        }
    }

    @Test("A pseudo-terminal can be polled, but an invalid descriptor cannot")
    func needsPolling() throws {
        let terminal = try PseudoTerminal()
        #expect(TerminalDevice.canBePolled(terminal.terminal))
        // No open file has this descriptor, so polling fails, as it does for /dev/tty on macOS.
        #expect(!TerminalDevice.canBePolled(.max))
    }

    @Test("Reading from a terminal without input does not wait")
    func waitsForNoInput() throws {
        let terminal = try PseudoTerminal()
        #expect(TerminalDevice(input: terminal.terminal, output: terminal.terminal).receive() == .nothing)
    }
}
