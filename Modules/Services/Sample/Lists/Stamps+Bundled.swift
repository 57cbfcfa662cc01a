import Foundation
public import Interactor

extension Stamps {
    /// Returns the stamps for the bundled data: dates from the first moment of 2026, a second later with each call, and
    /// identifiers that count from 1.
    @MainActor
    public static func bundled() -> Stamps {
        var moment = Date(timeIntervalSince1970: 1_767_225_600)
        let now = {
            moment += 1
            return moment
        }
        var count = 0
        let makeID = {
            count += 1
            return UUID(uuidString: String(format: "00000000-0000-4000-8000-%012d", count)) ?? UUID()
        }
        return Stamps(now: now, makeID: makeID)
    }
}
