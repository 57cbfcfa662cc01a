import Foundation
import Synchronization
import TestKit
import TestProcesses
import Testing

@testable import Terminal
@testable import TextUI

/// Each test crashes a child process in a session on a terminal that the test owns.
// Exit tests that capture values, as here, need Swift 6.3.
@Suite("A crash in a terminal session", .slow, .endsWhenStuck)
struct CrashHandlersTests {
    private static let leaving = "\u{1B}[?7h\u{1B}[?25h\u{1B}[2J\u{1B}[H\u{1B}[?1049l"

    private func expectRestored(_ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation) {
        let output = terminal.readOutput(through: "1049l")
        #expect(output.contains("\u{1B}[?1049h"), sourceLocation: sourceLocation)
        #expect(output.hasSuffix(CrashHandlersTests.leaving), sourceLocation: sourceLocation)
        #expect(terminal.attributes == terminal.originalAttributes, sourceLocation: sourceLocation)
    }

    @Test("After a Swift trap, the terminal is restored, even if the thread has locked the session")
    func trap() async throws {
        let terminal = try PseudoTerminal()
        await #expect(processExitsWith: .failure) { [path = terminal.path as String] in
            let session = try TerminalSession(at: path)
            session.state.withLock { state in
                let empty: [Int] = Array(state.unsent.map(Int.init).prefix(0))
                print(empty[state.size.width])
            }
        }
        expectRestored(terminal)
    }

    @Test("After a crash, the terminal is restored even if it accepts no output")
    func stopped() async throws {
        let terminal = try PseudoTerminal()
        await #expect(processExitsWith: .signal(SIGABRT)) { [path = terminal.path as String] in
            let session = try TerminalSession(at: path)
            tcflow(session.device.output, TCOOFF)
            withExtendedLifetime(session) { abort() }
        }
        #expect(terminal.readOutput(through: "1049l").hasSuffix(CrashHandlersTests.leaving))
        #expect(terminal.attributes == terminal.originalAttributes)
    }

    @Test(
        "After a memory fault, the previous handler receives the fault's original code",
        .enabled(if: CrashHandlers.codesTellFaults))
    func fault() async throws {
        let terminal = try PseudoTerminal()
        await #expect(processExitsWith: .exitCode(7)) { [path = terminal.path as String] in
            // The code 1 is SEGV_MAPERR, an unmapped address; the imported constant has a different type.
            handle(SIGSEGV) { _, information, _ in _exit(information?.pointee.si_code == 1 ? 7 : 8) }
            let session = try TerminalSession(at: path)
            withExtendedLifetime(session) { print(UnsafePointer<Int>(bitPattern: 0x10)?.pointee ?? 0) }
        }
        expectRestored(terminal)
    }

    @Test("A crash signal sent by kill reaches the previous handler", arguments: CrashHandlers.signals)
    func sent(signal: Int32) async throws {
        let terminal = try PseudoTerminal()
        await #expect(processExitsWith: .exitCode(7)) { [path = terminal.path as String, signal] in
            handle(signal) { _, _, _ in _exit(7) }
            let session = try TerminalSession(at: path)
            withExtendedLifetime(session) {
                kill(getpid(), signal)
                // Waits until a thread has received the signal.
                while true { pause() }
            }
        }
        expectRestored(terminal)
    }

    @Test("A crash does not change a terminal that was already restored")
    func closed() async throws {
        let terminal = try PseudoTerminal()
        await #expect(processExitsWith: .signal(SIGSEGV)) { [path = terminal.path as String] in
            let session = try TerminalSession(at: path)
            session.close()
            let descriptor = open(path, O_WRONLY | O_NOCTTY)
            write(descriptor, "still here", 10)
            raise(SIGSEGV)
        }
        #expect(terminal.readOutput(through: "here").hasSuffix(CrashHandlersTests.leaving + "still here"))
    }
}

extension TerminalSession {
    fileprivate convenience init(at path: String) throws {
        let input = open(path, O_RDWR | O_NOCTTY)
        let output = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK)
        try self.init(
            device: TerminalDevice(input: input, output: output), depth: .none, signals: [SIGTERM])
    }
}

private func handle(
    _ signal: Int32,
    with handler: @escaping sigaction.Handler
) {
    var action = sigaction()
    action.handle(with: handler)
    sigaction(signal, &action, nil)
}
