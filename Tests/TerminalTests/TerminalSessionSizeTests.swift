import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Terminal
@testable import TextUI

@Suite("A terminal session's window", .leakChecks, .endsWhenStuck)
struct TerminalSessionSizeTests {
    @Test("A session follows a resize", arguments: [Size(width: 1, height: 1), .zero, Size(width: 1000, height: 9)])
    func followsSize(size: Size) async throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        #expect(session.size == Size(width: 10, height: 2))
        terminal.resize(to: size)
        session.receive(SIGWINCH)
        #expect(await session.nextEvent() == .exposed)
        #expect(session.size == size)
    }

    @Test("A terminal session limits its size, so that a window cannot exhaust the memory")
    func boundsSize() throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        terminal.resize(to: Size(width: 30_000, height: 65_535))
        session.receive(SIGWINCH)
        #expect(session.size == Size(width: 1000, height: 1000))
    }

    @Test("A terminal session redraws everything if the window was resized and restored")
    func bouncedSize() async throws {
        let (session, terminal) = try makeSession()
        defer { end(session, terminal) }
        session.draw(makeGrid("ab"), theme: .dark)
        let drawn = terminal.readOutput(through: "ab")
        terminal.resize(to: Size(width: 3, height: 2))
        terminal.resize(to: Size(width: 10, height: 2))
        session.receive(SIGWINCH)
        #expect(await session.nextEvent() == .exposed)
        session.draw(makeGrid("ab"), theme: .dark)
        #expect(SessionModes.entering + terminal.readOutput(through: "ab") == drawn)
    }
}
