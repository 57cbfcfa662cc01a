/// The price of a product.
public enum Price: Hashable, Sendable {
    case single(SinglePrice)
    /// Its variants differ in price: the lowest and the highest.
    case range(from: Money, to: Money)
}

/// The price of one variant of a product.
public enum SinglePrice: Hashable, Sendable {
    case regular(Money)
    case sale(was: Money, now: Money)

    /// The amount to pay.
    public var payable: Money {
        switch self {
        case .regular(let money), .sale(was: _, now: let money): money
        }
    }
}
