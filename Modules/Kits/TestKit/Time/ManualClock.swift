import Synchronization

/// A clock that stands still until a test moves it.
public final class ManualClock: Clock {
    /// A time since the clock's start.
    public struct Instant: InstantProtocol {
        var offset: Duration = .zero

        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private struct State {
        var now = Instant()
        var sleepers: [Int: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
        var cancelled: Set<Int> = []
        var lastID = 0
    }

    private let state = Mutex(State())
    private let (sleeps, sleep) = AsyncStream<Void>.makeStream()

    /// Creates a clock at time zero.
    public init() {}

    public var now: Instant { state.withLock { $0.now } }
    public var minimumResolution: Duration { .zero }

    /// The number of tasks that are sleeping now.
    public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// Waits for a task to fall asleep; each sleep is reported once.
    public func nextSleep() async {
        _ = await sleeps.first { _ in true }
    }

    /// Moves the time forward by `duration`, and wakes all tasks that are due.
    public func advance(by duration: Duration) {
        let woken = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for id in due.keys { state.sleepers[id] = nil }
            return due.values.map(\.continuation)
        }
        for continuation in woken { continuation.resume() }
    }

    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isCancelled = state.withLock { state in
                    if state.cancelled.contains(id) { return true }
                    state.sleepers[id] = (deadline, continuation)
                    return false
                }
                if isCancelled { continuation.resume(throwing: CancellationError()) }
                sleep.yield()
            }
        } onCancel: {
            let sleeper = state.withLock { state in
                state.cancelled.insert(id)
                return state.sleepers.removeValue(forKey: id)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }
}
