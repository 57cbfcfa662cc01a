/// What a product costs.
public enum Price: Hashable, Sendable {
    case single(SinglePrice)
    /// Its variants differ: the least and the most of what one costs.
    case range(from: Money, to: Money)
}

/// What one variant of a product costs.
public enum SinglePrice: Hashable, Sendable {
    case regular(Money)
    case sale(was: Money, now: Money)

    /// What is paid.
    public var payable: Money {
        switch self {
        case .regular(let money), .sale(was: _, now: let money): money
        }
    }
}
