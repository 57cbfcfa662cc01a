public import Model

/// The text of a price.
public nonisolated struct PriceText: Hashable, Sendable {
    /// The amount to pay, such as `€62.30`, or the range of amounts, such as `€12.50–€16.50`.
    public let payable: String
    /// The amount before a sale; nil without a sale.
    public let was: String?

    /// The amount before a sale, in words; nil without a sale.
    public var wasText: String? { was.map(ShopWords.was) }

    /// The word for a sale; nil without a sale.
    public var saleText: String? { was.map { _ in ShopWords.sale } }

    public init(payable: String, was: String?) {
        self.payable = payable
        self.was = was
    }

    /// Creates the text of `price`, with amounts formatted by `localization`.
    public init(_ price: Price, _ localization: Localization) {
        switch price {
        case .single(let price): self.init(price, localization)
        case .range(let from, let to):
            self.init(payable: "\(localization.amount(from))–\(localization.amount(to))", was: nil)
        }
    }

    /// Creates the text of `price`, with amounts formatted by `localization`.
    public init(_ price: SinglePrice, _ localization: Localization) {
        let was: Money? = if case .sale(let was, now: _) = price { was } else { nil }
        self.init(payable: localization.amount(price.payable), was: was.map(localization.amount))
    }
}
