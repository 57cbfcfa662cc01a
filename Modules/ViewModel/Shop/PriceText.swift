public import Model

/// A price as it shows.
public nonisolated struct PriceText: Hashable, Sendable {
    /// The amount to pay, such as `€62.30`, or from the lowest to the highest, such as `€12.50–€16.50`.
    public let payable: String
    /// The amount before a sale; nil without a sale.
    public let was: String?

    /// Tells the amount before a sale; nil without a sale.
    public var wasText: String? { was.map(ShopWords.was) }

    /// Tells only that it is a sale; nil without a sale.
    public var saleText: String? { was.map { _ in ShopWords.sale } }

    public init(payable: String, was: String?) {
        self.payable = payable
        self.was = was
    }

    /// The text of `price`, with amounts in the style of `localization`.
    public init(_ price: Price, _ localization: Localization) {
        switch price {
        case .single(let price): self.init(price, localization)
        case .range(let from, let to):
            self.init(payable: "\(localization.amount(from))–\(localization.amount(to))", was: nil)
        }
    }

    /// The text of `price`, with amounts in the style of `localization`.
    public init(_ price: SinglePrice, _ localization: Localization) {
        let was: Money? = if case .sale(let was, now: _) = price { was } else { nil }
        self.init(payable: localization.amount(price.payable), was: was.map(localization.amount))
    }
}
