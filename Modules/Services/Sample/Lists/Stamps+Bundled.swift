import Foundation
public import Interactor

extension Stamps {
    /// Returns the stamps that go with the bundled data: the first moment of 2026, a second later with each call, and
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
            let digits = String(1_000_000_000_000 + count).dropFirst()
            return UUID(uuidString: "00000000-0000-4000-8000-\(digits)") ?? UUID()
        }
        return Stamps(now: now, makeID: makeID)
    }
}
