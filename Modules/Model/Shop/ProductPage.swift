/// All products of a shop, as the shop sent them.
public struct ProductPage: Hashable, Sendable {
    /// The readable products, in the shop's order.
    public let products: [Product]
    /// The products and variants that could not be read, in the shop's order.
    public let skipped: [SkippedEntry]

    /// Creates a page of `products` and of skipped entries.
    public init(products: [Product], skipped: [SkippedEntry] = []) {
        self.products = products
        self.skipped = skipped
    }
}
