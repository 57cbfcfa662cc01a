/// The price of a product.
public enum Price: Hashable, Codable, Sendable {
    case single(SinglePrice)
    /// The lowest and the highest price of variants with different prices.
    case range(from: Money, to: Money)

    /// Creates the price of a product whose variants are `skus`; nil without variants.
    public init?(of skus: [SKU]) {
        let prices = skus.map(\.price).sorted { $0.payable.amount < $1.payable.amount }
        guard let least = prices.first, let most = prices.last else { return nil }
        let isRange = least.payable.amount < most.payable.amount
        self = isRange ? .range(from: least.payable, to: most.payable) : .single(least)
    }
}

/// The price of one variant of a product.
public enum SinglePrice: Hashable, Codable, Sendable {
    case regular(Money)
    case sale(was: Money, now: Money)

    /// The amount to pay.
    public var payable: Money {
        switch self {
        case .regular(let money), .sale(was: _, now: let money): money
        }
    }
}
