import Foundation
import Model
import TestDoubles
import Testing

@Suite("An amount")
struct AmountTests {
    @Test(
        "is written in the style of the language, with as many decimals as the currency has",
        arguments: [
            ("en_GB", Money.euros(cents: 1_999), "€19.99"), ("en_US", Money(1_980, "USD"), "$1,980.00"),
            ("de_DE", .euros(cents: 123_456), "1.234,56\u{A0}€"), ("ja_JP", .yen(1_980), "¥1,980"),
            ("en_GB", .yen(1_980), "JP¥1,980"),
        ])
    func amount(locale: String, money: Money, expected: String) {
        let localization = Localization.sample(locale: locale)
        #expect(localization.amount(money) == expected)
    }

    @Test(
        "has no marks for the direction of writing, which leave nothing to see",
        arguments: [
            ("fa_IR", "€۱۹٫۹۹"), ("ar_EG", "١٩٫٩٩\u{A0}€"), ("he_IL", "19.99\u{A0}€"),
        ])
    func direction(locale: String, expected: String) {
        #expect(Localization.sample(locale: locale).amount(.euros(cents: 1_999)) == expected)
    }

    @Test("keeps all its digits; a binary fraction would keep 17")
    func largeAmount() throws {
        let money = try #require(Money("12345678901234567890.12", "EUR"))
        #expect(Localization.sample.amount(money) == "€12,345,678,901,234,567,890.12")
    }
}
