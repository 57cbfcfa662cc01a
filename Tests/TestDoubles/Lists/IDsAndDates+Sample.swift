import Foundation
public import Interactor

extension IDsAndDates {
    /// Returns a clock that starts a minute into 2026 and advances by a second with each call, and random identifiers.
    @MainActor
    public static func sample() -> IDsAndDates {
        var seconds: TimeInterval = 59
        let now = {
            seconds += 1
            return Date.sample(seconds)
        }
        return IDsAndDates(now: now, makeID: { UUID() })
    }
}
