import Synchronization

/// A clock whose sleepers wake when the test says so.
final class HeldClock: Clock {
    struct Instant: InstantProtocol {
        var offset = Duration.zero

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private let (wakes, wake) = AsyncStream<Void>.makeStream()
    private let asked = Mutex<[Swift.Duration]>([])

    let now = Instant()
    let minimumResolution: Swift.Duration = .zero

    /// How long each sleeper asked to sleep.
    var sleeps: [Swift.Duration] { asked.withLock { $0 } }

    /// Wakes one sleeper, now or as soon as there is one.
    func wakeOne() { wake.yield() }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        asked.withLock { $0.append(deadline.offset) }
        for await _ in wakes { return }
        throw CancellationError()
    }
}
