public import Binding
public import Model

/// The view model of one variant of a product, bound by messages.
public struct SKUViewModel: ViewModel, Identifiable {
    /// The messages from the view.
    public enum Input {
        /// Adds one more piece of the variant to the bag.
        case didTapAddToBag
    }

    /// The messages to the variant's view, which passes them on to the view of the product.
    public enum Output {
        /// The variant was added to the bag, and the bag is stored.
        case addedToBag
    }

    /// The ID of the variant.
    public let id: String
    /// The name of the variant's colour.
    public let color: String
    /// The name of the variant's size.
    public let size: String
    /// The meaning of the size; nil if the shop does not explain it.
    public let sizeDescription: String?
    public let price: PriceText

    private let sku: SKU
    private let product: Product
    private let actions: (any SKUActions)?

    /// Creates a view model for a variant of `product`, with amounts formatted by `localization`.
    ///
    /// - Parameter actions: Carries out the user's actions; nil ignores them.
    public init(_ sku: SKU, of product: Product, localization: Localization, _ actions: (any SKUActions)?) {
        id = sku.id
        color = sku.color.name
        size = sku.size.name
        sizeDescription = sku.size.metaDescription
        price = PriceText(sku.price, localization)
        self.sku = sku
        self.product = product
        self.actions = actions
    }

    public func accept(_ input: Input, respond: @escaping (Output) -> Void) {
        switch input {
        case .didTapAddToBag:
            actions?.add(sku, of: product) { respond(.addedToBag) }
        }
    }
}
