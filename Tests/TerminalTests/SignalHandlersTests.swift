import Foundation
import TestKit
import TestProcesses
import Testing
import TextUI

@testable import Terminal

/// Serialized, because signals belong to the process.
///
/// The tests send real signals that no other test uses.
@Suite("Signal handlers", .leakChecks, .serialized, .endsWhenStuck)
struct SignalHandlersTests {
    init() {
        // A profiler, for example, may start the tests with this signal ignored.
        signal(SIGUSR2, SIG_DFL)
    }

    private func makePipe(sourceLocation: SourceLocation = #_sourceLocation) throws -> WakePipe {
        trackForLeaks(try WakePipe(), sourceLocation: sourceLocation)
    }

    private func makeHandlers(
        _ pipe: WakePipe, for signals: [Int32] = [SIGUSR2], sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> SignalHandlers {
        trackForLeaks(try SignalHandlers(signals, to: pipe), sourceLocation: sourceLocation)
    }

    private func expectSent(
        _ signal: Int32, through pipe: WakePipe, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var polled = pollfd(fd: pipe.readEnd, events: Int16(POLLIN), revents: 0)
        #expect(poll(&polled, 1, -1) == 1, sourceLocation: sourceLocation)
        #expect(pipe.receive() == [UInt8(signal)], sourceLocation: sourceLocation)
    }

    @Test("Signal handlers send a signal's number through the pipe")
    func send() throws {
        let pipe = try makePipe()
        let handlers = try makeHandlers(pipe)
        defer { handlers.restore() }
        // `raise` would signal only this thread, which may be a thread of Dispatch, and those block signals.
        kill(getpid(), SIGUSR2)
        expectSent(SIGUSR2, through: pipe)
        #expect(pipe.receive() == [])
    }

    @Test("A process can install signal handlers a second time only after the first ones have been removed")
    func areThereOnce() throws {
        let pipe = try makePipe()
        let handlers = try makeHandlers(pipe)
        #expect(throws: TerminalError.alreadyOpen) { _ = try SignalHandlers([SIGUSR2], to: pipe) }
        handlers.restore()
        try makeHandlers(pipe).restore()
    }

    @Test("Signals that the process already ignores stay ignored")
    func leaveIgnored() throws {
        signal(SIGUSR2, SIG_IGN)
        defer { signal(SIGUSR2, SIG_DFL) }
        let pipe = try makePipe()
        let handlers = try makeHandlers(pipe, for: [SIGUSR2, SIGURG])
        #expect(handlers.isIgnored(SIGUSR2))
        kill(getpid(), SIGUSR2)
        kill(getpid(), SIGURG)
        expectSent(SIGURG, through: pipe)
        handlers.restore()
        kill(getpid(), SIGUSR2)
    }

    @Test("A terminal session reports signals, and follows the window's size")
    func sessionTells() async throws {
        let (session, terminal) = try makeSession(signals: [SIGUSR2, SIGWINCH])
        defer { end(session, terminal) }
        terminal.resize(to: Size(width: 7, height: 3))
        kill(getpid(), SIGWINCH)
        #expect(await session.nextEvent() == .exposed)
        #expect(session.size == Size(width: 7, height: 3))
        kill(getpid(), SIGUSR2)
        #expect(await session.nextEvent() == .terminated(signal: SIGUSR2))
    }

    @Test("A terminal session can end the process by a given signal", .slow)
    func sessionEndsProcess() async {
        await #expect(processExitsWith: .signal(SIGTERM)) {
            let terminal = try PseudoTerminal()
            try TerminalSession(in: terminal, signals: [SIGTERM]).end(by: SIGTERM)
        }
    }
}
