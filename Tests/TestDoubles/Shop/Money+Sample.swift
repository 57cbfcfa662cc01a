import Foundation
public import Model

extension Money {
    /// Returns that many euro cents.
    public static func euros(cents: Int) -> Money { Money(Decimal(cents) / 100, "EUR") }

    /// Returns that many yen, which have no smaller unit.
    public static func yen(_ amount: Int) -> Money { Money(Decimal(amount), "JPY") }
}
