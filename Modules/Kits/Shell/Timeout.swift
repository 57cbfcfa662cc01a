import Binding

/// A timer that can be cancelled and restarted.
final class Timeout {
    private(set) var isRunning = false
    private let clock: any Clock<Duration>
    /// The timer's own work, which is not part of the app's work: nothing waits for a timer.
    private let work = Work()
    private var task: Task<Void, Never>?

    /// Creates a timer that is not running; `clock` measures its time.
    init(clock: any Clock<Duration>) {
        self.clock = clock
    }

    /// Starts or restarts the timer, which calls `end` after `duration`.
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

    /// Stops the timer without calling `end`.
    func cancel() {
        task?.cancel()
        isRunning = false
    }
}
