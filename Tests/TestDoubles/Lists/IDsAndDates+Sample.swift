import Foundation
public import Interactor

extension IDsAndDates {
    /// Returns random identifiers, and dates that start a minute into 2026 and advance by a second with each call.
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
