import Foundation
public import Model

extension Money {
    /// Returns an amount in euros, given in cents.
    public static func euros(cents: Int) -> Money { Money(Decimal(cents) / 100, "EUR") }

    /// Returns an amount in yen, which have no smaller unit.
    public static func yen(_ amount: Int) -> Money { Money(Decimal(amount), "JPY") }
}
