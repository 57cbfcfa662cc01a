/// A clock that stands still, so that timed behaviour is the same in every run.
///
/// A short wait, such as for the next step of an animation, ends immediately. A long wait, such as for the end of a
/// toast, ends only when the waiting task is cancelled.
public struct SampleClock: Clock {
    /// A time since the clock's start.
    public struct Instant: InstantProtocol {
        let offset: Duration

        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    /// The shortest wait that does not end immediately.
    static let longWait = Duration.seconds(1)

    /// Creates a clock at time zero.
    public init() {}

    public var now: Instant { Instant(offset: .zero) }
    public var minimumResolution: Duration { .zero }

    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        if deadline.offset >= Self.longWait {
            let (never, continuation) = AsyncStream<Never>.makeStream()
            defer { continuation.finish() }
            // The loop ends when the task is cancelled.
            for await _ in never {}
        }
        try Task.checkCancellation()
    }
}
