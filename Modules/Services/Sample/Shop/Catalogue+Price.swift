import Format
import Foundation
import Model

// Reads a price: one amount as text, or an object with two amounts.
extension Catalogue.Fields {
    /// Returns the price, a single one or a range, in `currency`.
    func price(in currency: String) throws(FormatError) -> Price {
        guard let amounts = object(.price), !amounts.contains(.was) else {
            return .single(try singlePrice(in: currency))
        }
        let (from, to) = (try amounts.money(.from, currency), try amounts.money(.to, currency))
        guard from.amount < to.amount else { throw amounts.error(.from, expected: .below("\(to.amount)")) }
        return .range(from: from, to: to)
    }

    /// Returns the price in `currency`; throws if it is a range.
    func singlePrice(in currency: String) throws(FormatError) -> SinglePrice {
        guard let amounts = object(.price), amounts.contains(.was) else { return .regular(try money(.price, currency)) }
        let (was, now) = (try amounts.money(.was, currency), try amounts.money(.now, currency))
        guard now.amount < was.amount else { throw amounts.error(.now, expected: .below("\(was.amount)")) }
        return .sale(was: was, now: now)
    }

    private func money(_ key: Key, _ currency: String) throws(FormatError) -> Money {
        let example = Money.example(in: currency)
        guard let text = text(key), let money = Money(text, currency), text.decimals <= example.decimals else {
            throw error(key, expected: .like("“\(example)”"))
        }
        return money
    }
}

extension Money {
    /// Returns an amount with as many decimals as `currency` has, such as `19.99` or `20`.
    fileprivate static func example(in currency: String) -> String {
        let amount = Decimal(sign: .plus, exponent: -2, significand: 1999)
        let text = amount.formatted(.currency(code: currency).locale(Locale(identifier: "en_US_POSIX")))
        return text.filter { $0.isNumber || $0 == "." }
    }
}

extension String {
    /// The number of characters after the point.
    fileprivate var decimals: Int { firstIndex(of: ".").map { self[$0...].count - 1 } ?? 0 }
}
