/// The limits, in steps and in time, for handling the keys that were typed before a waiting ctrl-c.
///
/// The step limit exceeds what anyone types ahead. The time limit is for slow steps, such as edits of a long text.
struct InterruptLimit {
    private static let steps = 64
    private static let time = Duration.milliseconds(50)

    private var steps = 0
    private var end: ContinuousClock.Instant?

    /// Counts a step that was made while the ctrl-c waited, and returns whether it was the last one allowed.
    mutating func isReached(at now: ContinuousClock.Instant) -> Bool {
        steps += 1
        let end = end ?? now + Self.time
        self.end = end
        return steps >= Self.steps || now > end
    }
}
