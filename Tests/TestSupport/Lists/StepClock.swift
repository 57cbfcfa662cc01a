public import Foundation

/// A clock that is a second further each time it is asked, from a minute into 2026 on.
@MainActor
public final class StepClock {
    private var seconds: TimeInterval = 60

    /// A clock that has not been asked.
    public init() {}

    /// The next moment.
    public func now() -> Date {
        defer { seconds += 1 }
        return .sample(seconds)
    }
}
