public import Foundation
import Processes
import Synchronization
public import TextUI

/// A program that runs in its own terminal, as if its user had just opened a window for it.
///
/// The program leads the terminal's session. If it still runs when this object is freed, it is killed.
public final class TerminalProcess: Sendable {
    /// The size of the terminal, in cells.
    public let size: Size
    /// The longest wait for an output or for the program's end, in seconds; after this time, a test fails, even if a
    /// spinner still writes output.
    private static let patience: TimeInterval = 60
    private let child: Child
    private let state: Mutex<State>
    private let exit: ProcessExit

    /// The state that only one thread at a time may use.
    private struct State: @unchecked Sendable {
        let terminal: PseudoTerminal
        var output: [UInt8] = []
        var hasEnded = false
    }

    /// Starts a program with only the variables in `environment`.
    public init(
        _ executable: URL, _ arguments: [String], environment: [String: String],
        size: Size = Size(width: 80, height: 24)
    ) throws {
        let terminal = try PseudoTerminal(size: size)
        child = try Child(
            [executable.path] + arguments, environment: SanitizerOptions.added(to: environment),
            streams: .terminal(terminal.path))
        exit = ProcessExit(of: child)
        state = Mutex(State(terminal: terminal))
        self.size = size
    }

    deinit { exit.kill() }

    /// Calls `body` with the terminal; only one caller may read from the terminal.
    public func withTerminal<Result: Sendable>(_ body: (PseudoTerminal) throws -> Result) rethrows -> Result {
        try state.withLock { try body($0.terminal) }
    }

    /// Sends `text` as typed keys.
    public func type(_ text: String) { withTerminal { $0.type(text) } }

    /// Sends a signal to the process or, if the process is a shell, to its foreground job.
    public func send(_ signal: Int32) {
        let job = withTerminal { $0.foregroundGroup }
        kill(job > 0 ? job : child.id, signal)
    }

    /// The part of the process's output that has been read so far.
    public var output: String { String(decoding: state.withLock { $0.output }, as: UTF8.self) }

    /// The screen that results from the output.
    public var screen: ScreenEmulator {
        var screen = ScreenEmulator(size: size) { DisplayWidth.of($0) }
        screen.receive(Array(output.utf8))
        return screen
    }

    /// Waits until the process's output makes `isReached` true.
    ///
    /// - Returns: Whether `isReached` became true before the output ended or the time was over.
    public func wait(until isReached: @escaping @Sendable (TerminalProcess) -> Bool) async -> Bool {
        await onThread { [self] in
            let deadline = Date(timeIntervalSinceNow: Self.patience)
            while !isReached(self) {
                let rest = Int32(max(0, deadline.timeIntervalSinceNow) * 1000)
                let isMore = state.withLock { state in
                    guard rest > 0 else { return false }
                    switch state.terminal.readOutput(upTo: 65_536, patience: rest, exit: exit.descriptor) {
                    case .bytes(let bytes): state.output += bytes
                    case .nothing: return false
                    case .end: state.hasEnded = true
                    }
                    return !state.hasEnded
                }
                guard isMore else { return false }
            }
            return true
        }
    }

    /// Waits for the process to end, and reads its last output; kills a process that does not end in time.
    public func end() async -> ProcessEnding {
        _ = await wait { _ in false }
        if !state.withLock({ $0.hasEnded }) { exit.kill() }
        return await endUnread()
    }

    /// Waits for the process to end, after its terminal was unplugged; kills a process that does not end in time.
    public func endUnread() async -> ProcessEnding {
        await onThread { [exit] in exit.wait(until: Date(timeIntervalSinceNow: Self.patience)) }
    }
}

/// Runs blocking code on a separate thread, so that no thread shared by tests is blocked.
private func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: body()) }
    }
}
