import Foundation
public import Interactor

extension Stamps {
    /// A clock that is a second further each time it is asked, from a minute into 2026 on, and any identifiers.
    @MainActor
    public static func sample() -> Stamps {
        var seconds: TimeInterval = 59
        let now = {
            seconds += 1
            return Date.sample(seconds)
        }
        return Stamps(now: now, makeID: { UUID() })
    }
}
