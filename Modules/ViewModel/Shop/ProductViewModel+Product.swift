public import Model

extension ProductViewModel {
    /// What a product's page shows.
    public struct Product {
        /// On one line.
        public let name: String
        public let price: PriceText
        /// The variants, in the shop's order.
        public let skus: [SKUViewModel]

        /// Derives what shows from a model of the product.
        ///
        /// - Parameters:
        ///   - localization: The style of the amounts.
        ///   - actions: Carries out what the user does with a variant; nil if nobody does.
        ///
        /// Complexity: O(variants).
        public init(_ product: Model.Product, localization: Localization, _ actions: (any SKUActions)?) {
            name = product.name.onOneLine
            price = PriceText(product.price, localization)
            skus = product.skus.map { SKUViewModel($0, of: product, localization: localization, actions) }
        }
    }
}
