import Foundation
public import Interactor

extension Stamps {
    /// Returns the stamps that go with the bundled data: the first moment of 2026, a second later with each call, and
    /// random identifiers.
    @MainActor
    public static func bundled() -> Stamps {
        var moment = Date(timeIntervalSince1970: 1_767_225_600)
        let now = {
            moment += 1
            return moment
        }
        return Stamps(now: now, makeID: { UUID() })
    }
}
