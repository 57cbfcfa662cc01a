import Foundation
import Model
import TestDoubles
import Testing

@Suite("Money")
struct MoneyTests {
    @Test(
        "Money is read exactly", arguments: [("19.99", 1_999), ("0.01", 1), ("7", 700), ("7.0", 700), ("007.10", 710)])
    func reading(text: String, cents: Int) {
        #expect(Money(text, "EUR") == .euros(cents: cents))
    }

    @Test(
        "Money is read only from digits, with at most one point between them",
        arguments: ["", ".", "1.", ".5", "1,50", "1.5.0", "-1", "+1", "1e3", " 1", "1 ", "12abc", "NaN", "٣", "0x1"])
    func malformed(text: String) {
        #expect(Money(text, "EUR") == nil)
    }

    @Test("Text with more digits than an amount of money can hold is rejected")
    func manyDigits() throws {
        let digits = String(repeating: "123456789", count: 5)
        let longest = String(digits.prefix(35)) + ".67"
        #expect(try #require(Money(longest, "EUR")).amount.description == longest)
        #expect(Money(digits, "EUR") == nil)
    }

    @Test("Money adds up exactly: ten times 0.10 is 1, a million times 0.01 is 10,000")
    func exactness() throws {
        let dime = try #require(Money("0.10", "EUR"))
        #expect((0..<10).reduce(Decimal(0)) { sum, _ in sum + dime.amount } == 1)
        #expect(Money.euros(cents: 1) * 1_000_000 == Money(10_000, "EUR"))
    }

    @Test(
        "Money is written in the locale's style, with as many decimals as the currency has",
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
        "Money is written without direction marks, even in a right-to-left language",
        arguments: [
            ("fa_IR", "€۱۹٫۹۹"), ("ar_EG", "١٩٫٩٩\u{A0}€"), ("he_IL", "19.99\u{A0}€"),
        ])
    func direction(locale: String, expected: String) {
        #expect(Localization.sample(locale: locale).amount(.euros(cents: 1_999)) == expected)
    }

    @Test("Money keeps all its digits, where a Double would keep only 17")
    func largeAmount() throws {
        let money = try #require(Money("12345678901234567890.12", "EUR"))
        #expect(Localization.sample.amount(money) == "€12,345,678,901,234,567,890.12")
    }
}
