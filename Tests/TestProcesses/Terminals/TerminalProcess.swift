public import Foundation
import Synchronization
public import TextUI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A program that runs in a terminal of its own, as if its user had just opened a window for it.
///
/// It leads a session whose terminal this is. It is killed when this is freed, unless it has ended.
public final class TerminalProcess: Sendable {
    /// How many cells the terminal has.
    public let size: Size
    private let id: pid_t
    private let state: Mutex<State>
    private let exit: ProcessExit

    /// What one thread at a time deals with.
    private struct State: @unchecked Sendable {
        let terminal: PseudoTerminal
        var output: [UInt8] = []
    }

    /// Starts a program with nothing but `environment`.
    public init(
        _ executable: URL, _ arguments: [String], environment: [String: String],
        size: Size = Size(width: 80, height: 24)
    ) throws {
        let terminal = try PseudoTerminal(size: size)
        id = try spawn(executable, arguments, environment, inTerminal: terminal.path)
        exit = ProcessExit(of: id, terminal: terminal.terminal)
        state = Mutex(State(terminal: terminal))
        self.size = size
    }

    deinit { exit.kill(id) }

    /// Calls `body` with the terminal; for one reader at a time.
    public func withTerminal<Result: Sendable>(_ body: (PseudoTerminal) throws -> Result) rethrows -> Result {
        try state.withLock { try body($0.terminal) }
    }

    /// Presses the keys that send `text`.
    public func type(_ text: String) { withTerminal { $0.type(text) } }

    /// Sends a signal to the process; where that is a shell, to the job that it waits for.
    public func send(_ signal: Int32) {
        let job = withTerminal { $0.foregroundGroup }
        kill(job > 0 ? job : id, signal)
    }

    /// All that the process has written to its terminal, as far as it has been waited for.
    public var output: String { String(decoding: state.withLock { $0.output }, as: UTF8.self) }

    /// What all that output makes of the screen.
    public var screen: ScreenEmulator {
        var screen = ScreenEmulator(size: size) { DisplayWidth.of($0) }
        screen.receive(Array(output.replacing(ProcessExit.mark, with: "").utf8))
        return screen
    }

    /// Waits until the process has written what makes `isReached` true.
    ///
    /// - Returns: Whether it is; false where no more output came.
    public func wait(until isReached: @escaping @Sendable (TerminalProcess) -> Bool) async -> Bool {
        await onThread { [self] in
            while !isReached(self) {
                let isMore = state.withLock { state in
                    guard let bytes = state.terminal.readOutput(upTo: 65_536) else { return false }
                    state.output += bytes
                    return true
                }
                guard isMore else { return false }
            }
            return true
        }
    }

    /// Waits for the process to end, and reads its last output.
    public func end() async -> ProcessEnding {
        _ = await wait { $0.output.hasSuffix(ProcessExit.mark) }
        return await endUnread()
    }

    /// Waits for the process to end, after its terminal was unplugged.
    public func endUnread() async -> ProcessEnding {
        await onThread { [exit] in exit.wait() }
    }
}

/// Does what blocks on a thread of its own, so that it takes none of those that tests share.
private func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: body()) }
    }
}
