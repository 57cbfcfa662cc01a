public import Model

/// A row of the shop's list.
public nonisolated struct ProductRow: Hashable, Identifiable, Sendable {
    /// The ID of the product.
    public let id: String
    /// The name of the product, on one line.
    public let name: String
    public let price: PriceText
    /// Whether the product is liked.
    public let isLiked: Bool

    public init(id: String, name: String, price: PriceText, isLiked: Bool) {
        self.id = id
        self.name = name
        self.price = price
        self.isLiked = isLiked
    }

    /// Creates the row of `product`, with amounts formatted by `localization`.
    public init(product: Product, isLiked: Bool, localization: Localization) {
        self.init(
            id: product.id, name: product.name.onOneLine, price: PriceText(product.price, localization),
            isLiked: isLiked)
    }
}
