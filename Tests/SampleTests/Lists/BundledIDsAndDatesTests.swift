import Foundation
import Interactor
import Sample
import Testing

@MainActor
@Suite("The dates and IDs of the bundled data")
struct BundledStampsTests {
    @Test("The bundled dates begin with 2026 and are a second apart, and the IDs differ")
    func idsAndDates() {
        let idsAndDates = IDsAndDates.bundled()
        let moments = [idsAndDates.now(), idsAndDates.now()].map { $0.timeIntervalSince1970 - 1_767_225_600 }
        #expect(moments == [1, 2])
        #expect(idsAndDates.makeID() != idsAndDates.makeID())
    }
}
