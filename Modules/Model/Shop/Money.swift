public import Foundation

/// An exact amount of a currency.
public struct Money: Hashable, Sendable {
    /// In units of the currency, such as 19.99 for 19 euros and 99 cents; never a binary fraction.
    public let amount: Decimal
    /// The three letters of ISO 4217, such as `EUR`.
    public let currency: String

    /// So much of that currency.
    public init(_ amount: Decimal, _ currency: String) {
        self.amount = amount
        self.currency = currency
    }

    /// The amount that `text` writes: digits, and more of them behind a point, 38 characters at most, which is what
    /// `Decimal` holds exactly; nil for anything else.
    ///
    /// A literal number is no way to write one: the compiler makes a binary fraction of it.
    public init?(_ text: String, _ currency: String) {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard text.utf8.count <= 38,
            parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }),
            let amount = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
        else { return nil }
        self.init(amount, currency)
    }

    /// So many times this much.
    public static func * (money: Money, count: Int) -> Money { Money(money.amount * Decimal(count), money.currency) }
}
