import Foundation
import Synchronization
import TestKit
import TestProcesses
import Testing

@testable import Terminal
@testable import TextUI

/// Each test runs in a child process of its own, so that it measures only the processor time of its session.
@Suite("The processor time of an idle terminal session", .slow, .endsWhenStuck)
struct TerminalSessionIdleTests {
    @Test("A terminal session uses no processor time when its terminal is gone")
    func gone() async {
        await #expect(processExitsWith: .success) {
            let terminal = try PseudoTerminal()
            let session = try TerminalSession(in: terminal)
            terminal.unplug()
            for await _ in session.events {}
            session.draw(CellGrid(size: Size(width: 10, height: 2)), theme: .dark)
            expectIdle()
            session.close()
        }
    }

    @Test("A terminal session uses no processor time when its terminal accepts no output", arguments: [false, true])
    func unread(isStopped: Bool) async {
        await #expect(processExitsWith: .success) { [isStopped] in
            let terminal = try PseudoTerminal()
            let session = try TerminalSession(in: terminal)
            if isStopped { terminal.stopOutput() } else { try terminal.fillOutput() }
            session.draw(CellGrid(size: Size(width: 10, height: 2)), theme: .dark)
            #expect(session.state.withLock { !$0.unsent.isEmpty })
            expectIdle()
            session.close()
        }
    }
}

/// Expects that the process's other threads are idle while this thread works for a fifth of a second.
private func expectIdle(sourceLocation: SourceLocation = #_sourceLocation) {
    let (ours, all) = (processorTime(CLOCK_THREAD_CPUTIME_ID), processorTime(CLOCK_PROCESS_CPUTIME_ID))
    while processorTime(CLOCK_THREAD_CPUTIME_ID) - ours < .milliseconds(200) {}
    let others =
        processorTime(CLOCK_PROCESS_CPUTIME_ID) - all - (processorTime(CLOCK_THREAD_CPUTIME_ID) - ours)
    #expect(others < .milliseconds(20), sourceLocation: sourceLocation)
}

private func processorTime(_ clock: clockid_t) -> Duration {
    var time = timespec()
    clock_gettime(clock, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
