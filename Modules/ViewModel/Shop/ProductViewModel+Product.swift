public import Model

extension ProductViewModel {
    /// The content of a product's page.
    public struct Product {
        /// The name on one line.
        public let name: String
        public let price: PriceText
        /// The variants, in the shop's order.
        public let skus: [SKUViewModel]

        /// Creates the content from the product.
        ///
        /// - Parameters:
        ///   - localization: Formats the amounts.
        ///   - actions: The actions of the variants; nil ignores the actions.
        ///
        /// Complexity: O(variants).
        public init(_ product: Model.Product, localization: Localization, _ actions: (any SKUActions)?) {
            name = product.name.onOneLine
            price = PriceText(product.price, localization)
            skus = product.skus.map { SKUViewModel($0, of: product, localization: localization, actions) }
        }
    }
}
