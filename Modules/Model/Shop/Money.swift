public import Foundation

/// An exact amount in a currency.
public struct Money: Hashable, Codable, Sendable {
    /// The exact amount in units of the currency, never a binary fraction: 19.99 is 19 euros and 99 cents.
    public let amount: Decimal
    /// The three-letter code of ISO 4217, such as `EUR`.
    public let currency: String

    /// Creates an amount in units of `currency`.
    public init(_ amount: Decimal, _ currency: String) {
        self.amount = amount
        self.currency = currency
    }

    /// Reads an amount from `text`: digits, or digits on both sides of a point; nil for anything else.
    ///
    /// At most 38 characters are accepted, because `Decimal` holds no more digits exactly. The amount is given as
    /// text, because the compiler turns a number literal into a binary fraction.
    public init?(_ text: String, _ currency: String) {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard text.utf8.count <= 38,
            parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }),
            let amount = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
        else { return nil }
        self.init(amount, currency)
    }

    /// Multiplies the amount by `count`.
    public static func * (money: Money, count: Int) -> Money { Money(money.amount * Decimal(count), money.currency) }
}
