import Foundation
import Model
import TestDoubles
import Testing

@Suite("Localization")
struct LocalizationTests {
    /// 8 March 1992, 15:13:16.688 UTC.
    private let date = Date(timeIntervalSince1970: 700_067_596.688)

    @Test(
        "Localization writes a day in the locale's language, with the month in words",
        arguments: [("en_GB", "8 March 1992"), ("en_US", "March 8, 1992"), ("de_DE", "8. März 1992")])
    func language(locale: String, expected: String) {
        let localization = Localization.sample(locale: locale)
        #expect(localization.day(date) == expected)
    }

    @Test("A moment's date is written in UTC, whatever the localization's time zone", arguments: [0, 10, -16])
    func day(hours: Int) throws {
        let timeZone = try #require(TimeZone(secondsFromGMT: hours * 3600))
        let localization = Localization.sample(timeZone: timeZone)
        #expect(localization.day(date) == "8 March 1992")
    }

    @Test("A moment is written in local time", arguments: [(0, "8 Mar 1992 at 15:13"), (10, "9 Mar 1992 at 1:13")])
    func moment(hours: Int, expected: String) throws {
        let timeZone = try #require(TimeZone(secondsFromGMT: hours * 3600))
        let localization = Localization.sample(timeZone: timeZone)
        #expect(localization.moment(date) == expected)
    }

    @Test(
        "Localization writes no direction marks, which a text screen would show as unknown characters",
        arguments: ["ur_PK", "ar_EG", "he_IL", "fa_IR"])
    func directionMarks(locale: String) {
        let localization = Localization.sample(locale: locale)
        for text in [localization.moment(date), localization.day(date)] {
            #expect(!text.unicodeScalars.contains { $0.properties.isBidiControl }, "\(text.debugDescription)")
        }
    }

    @Test("A day is written in the localization's calendar")
    func calendar() {
        let localization = Localization.sample(calendar: .buddhist)
        #expect(localization.day(date).contains("2535"))
    }
}
