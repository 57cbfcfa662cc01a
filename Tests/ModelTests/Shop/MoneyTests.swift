import Foundation
import Model
import TestDoubles
import Testing

@Suite("Money")
struct MoneyTests {
    @Test("is read exactly", arguments: [("19.99", 1_999), ("0.01", 1), ("7", 700), ("7.0", 700), ("007.10", 710)])
    func reading(text: String, cents: Int) {
        #expect(Money(text, "EUR") == .euros(cents: cents))
    }

    @Test(
        "is read from digits and a point only",
        arguments: ["", ".", "1.", ".5", "1,50", "1.5.0", "-1", "+1", "1e3", " 1", "1 ", "12abc", "NaN", "٣", "0x1"])
    func malformed(text: String) {
        #expect(Money(text, "EUR") == nil)
    }

    @Test("is read only if it can be kept to the last digit")
    func manyDigits() throws {
        let digits = String(repeating: "123456789", count: 5)
        let longest = String(digits.prefix(35)) + ".67"
        #expect(try #require(Money(longest, "EUR")).amount.description == longest)
        #expect(Money(digits, "EUR") == nil)
    }

    @Test("adds up exactly: ten times 0.10 is 1, a million times 0.01 is 10,000")
    func exactness() throws {
        let dime = try #require(Money("0.10", "EUR"))
        #expect((0..<10).reduce(Decimal(0)) { sum, _ in sum + dime.amount } == 1)
        #expect(Money.euros(cents: 1) * 1_000_000 == Money(10_000, "EUR"))
    }
}
