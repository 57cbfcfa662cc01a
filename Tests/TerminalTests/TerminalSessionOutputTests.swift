import Foundation
import Synchronization
import TestKit
import TestProcesses
import Testing

@testable import Terminal
@testable import TextUI

@Suite("A terminal session's output", .leakChecks, .endsWhenStuck)
struct TerminalSessionOutputTests {
    private func draw(_ text: String, in session: TerminalSession) {
        session.draw(makeGrid(text), theme: .dark)
    }

    /// Returns the letters of `output`, without its escape sequences.
    private func letters(_ output: String) -> String {
        output.replacing(/\u{1B}\[[^a-zA-Z]*[a-zA-Z]/, with: "").filter(\.isLetter)
    }

    @Test("A terminal session draws the first frame completely, then only differences")
    func draws() throws {
        let (session, terminal) = try makeEnteredSession()
        defer { end(session, terminal) }
        session.draw(makeGrid("ab"), theme: .dark)
        #expect(terminal.readOutput(through: "ab") == "\u{1B}[?25l\u{1B}[m\u{1B}[2J\u{1B}[1Hab")
        session.draw(makeGrid("ac"), cursor: Point(x: 3, y: 1), theme: .dark)
        #expect(terminal.readOutput(through: "25h") == "\u{1B}[1;2Hc\u{1B}[2;4H\u{1B}[?25h")
        session.draw(makeGrid("ac"), theme: .light)
        #expect(terminal.readOutput(through: "ac") == "\u{1B}[?25l\u{1B}[m\u{1B}[2J\u{1B}[1Hac")
    }

    @Test("A closed session draws and copies nothing")
    func drawsNothing() throws {
        let (session, terminal) = try makeEnteredSession()
        defer { end(session, terminal) }
        session.close()
        session.draw(makeGrid("ab"), theme: .dark)
        #expect(!session.copy("c"))
        #expect(terminal.readOutput(through: "1049l").hasSuffix(SessionModes.leaving))
    }

    @Test("Drawing never waits for the terminal, and only the last of the waiting frames is sent")
    func showsLastFrame() throws {
        let (session, terminal) = try makeEnteredSession()
        defer { end(session, terminal) }
        try terminal.fillOutput()
        for text in ["ab", "ac", "ad", "ae"] { draw(text, in: session) }
        #expect(letters(terminal.readOutput(through: "e")) == "abe")
        draw("af", in: session)
        #expect(letters(terminal.readOutput(through: "f")) == "f")
    }

    @Test("A terminal session can copy more text than the terminal accepts in one write")
    func copiesMuch() throws {
        let (session, terminal) = try makeEnteredSession()
        defer { end(session, terminal) }
        let text = String(repeating: "foo", count: 6000)
        #expect(session.copy(text) && !session.copy(String(repeating: "x", count: 100_000)))
        draw("ab", in: session)
        let copied = "\u{1B}]52;c;" + String(repeating: "Zm9v", count: 6000) + "\u{7}"
        #expect(terminal.readOutput(through: "\u{7}") == copied)
        #expect(letters(terminal.readOutput(through: "ab")) == "ab")
    }

    @Test("Closing a terminal session restores even a terminal that accepts no output", arguments: [false, true])
    func givesUp(isStopped: Bool) throws {
        let (session, terminal) = try makeEnteredSession()
        if isStopped { terminal.stopOutput() } else { try terminal.fillOutput() }
        draw("ab", in: session)
        session.close()
        #expect(terminal.attributes == terminal.originalAttributes)
        let output = terminal.readOutput(through: "1049l")
        #expect(output.hasSuffix("\u{1B}[?7h\u{1B}[?25h\u{1B}[2J\u{1B}[H\u{1B}[?1049l"), "\(output)")
        end(session, terminal)
    }

    @Test("A frame is drawn completely after the window gets the focus back")
    func exposed() async throws {
        let (session, terminal) = try makeEnteredSession()
        defer { end(session, terminal) }
        draw("ab", in: session)
        let whole = terminal.readOutput(through: "ab")
        terminal.type("\u{1B}[O\u{1B}[Ix")
        #expect(await session.nextEvent() == .exposed)
        #expect(await session.nextKeys() == [.character("x")])
        draw("ab", in: session)
        #expect(terminal.readOutput(through: "ab") == whole)
    }

    @Test(
        "Output is synchronized once the terminal reports support; after a stop, the terminal is asked again",
        arguments: zip([0, 2, 4], [false, true, false]))
    func synchronized(answer: Int, isSynchronized: Bool) async throws {
        let (session, terminal) = try makeEnteredSession()
        defer { end(session, terminal) }
        draw("ab", in: session)
        #expect(!terminal.readOutput(through: "ab").contains("2026"), "the first frame must not wait for a reply")
        terminal.type("\u{1B}[?2026;\(answer)$yx")
        #expect(await session.nextKeys() == [.character("x")])
        #expect(session.state.withLock { $0.isSynchronized } == isSynchronized)
        draw("ac", in: session)
        let output = terminal.readOutput(through: isSynchronized ? "2026l" : "c")
        #expect(output.hasPrefix("\u{1B}[?2026h") == isSynchronized)
        #expect(letters(output) == "c")
        session.receive(SIGCONT)
        #expect(!session.state.withLock { $0.isSynchronized }, "the terminal may be another one by now")
        #expect(terminal.readOutput(through: "$p").contains("?1049h"))
    }
}
