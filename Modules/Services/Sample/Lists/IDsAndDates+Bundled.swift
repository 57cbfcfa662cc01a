import Foundation
public import Interactor

extension IDsAndDates {
    /// Returns IDs and dates that go with the bundled data: the IDs count from 1, and the dates follow the first moment
    /// of 2026 at intervals of a second.
    @MainActor
    public static func bundled() -> IDsAndDates {
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
        return IDsAndDates(now: now, makeID: makeID)
    }
}
