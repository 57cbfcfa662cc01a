import Foundation

/// The only state that a signal handler may change.
nonisolated(unsafe) private var wasInterrupted: sig_atomic_t = 0

/// The handling of signals, such as the one that ctrl-C sends to all foreground processes of a terminal.
nonisolated enum Interrupts {
    /// Runs `body` without letting a signal end it; `body` itself checks `isPending`, and leaves nothing half-done.
    static func held<Result>(_ body: () throws -> Result) rethrows -> Result {
        wasInterrupted = 0
        let former = [SIGINT, SIGQUIT, SIGTERM, SIGHUP].map { ($0, signal($0) { _ in wasInterrupted = 1 }) }
        defer { for (number, handler) in former { signal(number, handler) } }
        return try body()
    }

    /// Whether a signal has arrived during `held`.
    static var isPending: Bool { wasInterrupted != 0 }

    /// Runs `body`, which waits for a child process: ctrl-C and ctrl-\ end only the child.
    ///
    /// - Returns: The result of `body`, and whether one of these keys was pressed.
    static func duringChild<Result>(_ body: () throws -> Result) rethrows -> (result: Result, wereSent: Bool) {
        wasInterrupted = 0
        let former = [SIGINT, SIGQUIT].map { number in (number, signal(number) { _ in wasInterrupted = 1 }) }
        defer { for (number, handler) in former { signal(number, handler) } }
        return (try body(), wasInterrupted != 0)
    }
}
