import Foundation
import Interactor
import Sample
import Testing

@MainActor
@Suite("The dates and IDs of the bundled data")
struct BundledIDsAndDatesTests {
    @Test("The bundled dates count seconds from the start of 2026, and no two bundled IDs are equal")
    func idsAndDates() {
        let idsAndDates = IDsAndDates.bundled()
        let moments = [idsAndDates.now(), idsAndDates.now()].map { $0.timeIntervalSince1970 - 1_767_225_600 }
        #expect(moments == [1, 2])
        #expect(idsAndDates.makeID() != idsAndDates.makeID())
    }
}
