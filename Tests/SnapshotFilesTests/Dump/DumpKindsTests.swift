import Foundation
import TestKit
import Testing

@testable import SnapshotFiles

@Suite("The dump of each kind of value", .leakChecks)
struct DumpKindsTests {
    @Test("The dumps of two different values differ, and the dumps of two equal values do not", arguments: DumpKind.all)
    func kinds(kind: DumpKind) {
        // All values exist at the same time, because the order of a set depends on its address.
        let values = [kind.one(), kind.one(), kind.other(), kind.other()]
        let dumps = values.map { Dump.text(of: $0) }
        let (one, other) = (dumps[0], dumps[2])
        #expect(one != other)
        #expect(dumps[1] == one && dumps[3] == other)
        #expect(!(one + other).contains("0x"))
    }

    @Test("A regular expression has the same dump after its first use")
    func regex() {
        let (used, unused) = (/a+/, /a+/)
        #expect("aa".wholeMatch(of: used) != nil)
        #expect(Dump.text(of: used) == Dump.text(of: unused))
    }

    @Test("The dump of a calendar leaves out how the calendar is stored")
    func calendar() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        calendar.locale = Locale(identifier: "de_DE")
        #expect(
            Dump.text(of: calendar) == """
                Calendar(
                  identifier: .gregorian
                  locale: Locale(de_DE)
                  timeZone: TimeZone(Europe/Berlin)
                  firstWeekday: 2
                  minimumDaysInFirstWeek: 4
                )
                """)
    }
}
