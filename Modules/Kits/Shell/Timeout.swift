import Binding

/// A time that runs out, unless it is cancelled before.
final class Timeout {
    private(set) var isRunning = false
    private let clock: any Clock<Duration>
    /// Not part of the app's work, because nobody waits for it.
    private let work = Work()
    private var task: Task<Void, Never>?

    /// Creates a time that does not run; `clock` measures it.
    init(clock: any Clock<Duration>) {
        self.clock = clock
    }

    /// Begins, or begins again, and calls `end` when `duration` is over.
    func begin(_ duration: Duration, then end: @escaping () -> Void) {
        task?.cancel()
        isRunning = true
        task = work.start(for: self) { [clock] () async throws in
            try await clock.sleep(for: duration)
        } then: { timeout, _ in
            timeout.isRunning = false
            end()
        }
    }

    /// Ends early, without calling anything.
    func cancel() {
        task?.cancel()
        isRunning = false
    }
}
