import Foundation
import Model
import TestDoubles
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

    @Test("writes the day that it was in Greenwich, whatever the time zone", arguments: [0, 10, -16])
    func day(hours: Int) throws {
        var localization = Localization.sample
        localization.timeZone = try #require(TimeZone(secondsFromGMT: hours * 3600))
        #expect(localization.day(date) == "8 March 1992")
    }

    @Test("writes a moment in the time zone", arguments: [(0, "8 Mar 1992 at 15:13"), (10, "9 Mar 1992 at 1:13")])
    func moment(hours: Int, expected: String) throws {
        var localization = Localization.sample
        localization.timeZone = try #require(TimeZone(secondsFromGMT: hours * 3600))
        #expect(localization.moment(date) == expected)
    }

    @Test("writes the day of the calendar")
    func calendar() {
        var localization = Localization.sample
        localization.calendar = Calendar(identifier: .buddhist)
        #expect(localization.day(date).contains("2535"))
    }

    @Test(
        "writes an amount as the language does, with as many decimals as the currency has",
        arguments: [
            ("en_GB", Money.euros(cents: 1_999), "€19.99"), ("en_US", Money(1_980, "USD"), "$1,980.00"),
            ("de_DE", .euros(cents: 123_456), "1.234,56\u{A0}€"), ("ja_JP", .yen(1_980), "¥1,980"),
            ("en_GB", .yen(1_980), "JP¥1,980"),
        ])
    func amount(locale: String, money: Money, expected: String) {
        var localization = Localization.sample
        localization.locale = Locale(identifier: locale)
        #expect(localization.amount(money) == expected)
    }

    @Test("writes every digit of a large amount, of which a binary fraction would keep 17")
    func largeAmount() throws {
        let money = try #require(Money("12345678901234567890.12", "EUR"))
        #expect(Localization.sample.amount(money) == "€12,345,678,901,234,567,890.12")
    }
}
