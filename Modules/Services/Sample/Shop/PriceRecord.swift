import Format
import Foundation
import Model

/// A price in a catalogue's file: one amount as text, or an object with two.
struct PriceRecord: Decodable {
    private enum Form {
        case regular(String)
        case sale(was: String, now: String)
        case range(from: String, to: String)
    }

    private enum Key: CodingKey {
        case was, now, from, to
    }

    private let form: Form
    private let place: [any CodingKey]

    init(from decoder: any Decoder) throws {
        place = decoder.codingPath
        if let amount = try? decoder.singleValueContainer().decode(String.self) {
            form = .regular(amount)
            return
        }
        let container = try decoder.container(keyedBy: Key.self)
        form =
            container.contains(.was)
            ? .sale(
                was: try container.decode(String.self, forKey: .was),
                now: try container.decode(String.self, forKey: .now))
            : .range(
                from: try container.decode(String.self, forKey: .from),
                to: try container.decode(String.self, forKey: .to))
    }

    /// Returns the price, a single one or a range, in `currency`.
    func price(in currency: String) throws -> Price {
        guard case .range(let least, let most) = form else { return .single(try singlePrice(in: currency)) }
        let (from, to) = (try money(least, currency), try money(most, currency))
        guard from.amount < to.amount else { throw malformed(.below(most), .value(least)) }
        return .range(from: from, to: to)
    }

    /// Returns the price in `currency`; throws if it is a range.
    func singlePrice(in currency: String) throws -> SinglePrice {
        switch form {
        case .regular(let amount): return .regular(try money(amount, currency))
        case .sale(let before, let present):
            let (was, now) = (try money(before, currency), try money(present, currency))
            guard now.amount < was.amount else { throw malformed(.below(before), .value(present)) }
            return .sale(was: was, now: now)
        case .range: throw malformed(.like(Money.example(in: currency)), .object)
        }
    }

    private func money(_ text: String, _ currency: String) throws -> Money {
        let example = Money.example(in: currency)
        guard let money = Money(text, currency), text.decimals <= example.decimals else {
            throw malformed(.like(example), .text(text))
        }
        return money
    }

    private func malformed(_ expected: FormatError.Expected, _ found: FormatError.Found) -> FormatError {
        FormatError(path: FormatError.path(of: place), expected: expected, found: found)
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
