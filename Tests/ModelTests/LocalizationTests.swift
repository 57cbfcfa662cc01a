import Foundation
import Model
import TestSupport
import Testing

@Suite("Localization")
struct LocalizationTests {
    /// 8 March 1992, 15:13:16.688 UTC.
    private let date = Date(timeIntervalSince1970: 700_067_596.688)

    @Test(
        "writes a day in the language, with the month in words",
        arguments: [("en_GB", "8 March 1992"), ("en_US", "March 8, 1992"), ("de_DE", "8. März 1992")])
    func language(locale: String, expected: String) {
        var localization = Localization.sample
        localization.locale = Locale(identifier: locale)
        #expect(localization.day(date) == expected)
    }

    @Test("writes the day that it was in the time zone", arguments: [(10, "9 March 1992"), (-10, "8 March 1992")])
    func timeZone(hours: Int, expected: String) throws {
        var localization = Localization.sample
        localization.timeZone = try #require(TimeZone(secondsFromGMT: hours * 3600))
        #expect(localization.day(date) == expected)
    }

    @Test("writes the day of the calendar")
    func calendar() {
        var localization = Localization.sample
        localization.calendar = Calendar(identifier: .buddhist)
        #expect(localization.day(date).contains("2535"))
    }
}
