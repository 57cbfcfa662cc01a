import Foundation

/// The only state that a signal handler may change.
nonisolated(unsafe) private var wasInterrupted: sig_atomic_t = 0

/// The keys ctrl-C and ctrl-\, which a terminal sends to all programs in front.
nonisolated enum Interrupts {
    /// Lets `body` find out by itself, from `isPending`, that it is to end, so that it leaves nothing half-done.
    static func held<Result>(_ body: () throws -> Result) rethrows -> Result {
        wasInterrupted = 0
        let former = [SIGINT, SIGQUIT, SIGTERM, SIGHUP].map { ($0, signal($0) { _ in wasInterrupted = 1 }) }
        defer { for (number, handler) in former { signal(number, handler) } }
        return try body()
    }

    /// Whether `held` has been interrupted.
    static var isPending: Bool { wasInterrupted != 0 }

    /// Lets these keys end only the program that `body` waits for, and returns whether one was pressed.
    static func duringChild<Result>(_ body: () throws -> Result) rethrows -> (result: Result, wereSent: Bool) {
        wasInterrupted = 0
        let former = [SIGINT, SIGQUIT].map { number in (number, signal(number) { _ in wasInterrupted = 1 }) }
        defer { for (number, handler) in former { signal(number, handler) } }
        return (try body(), wasInterrupted != 0)
    }
}
