public import Binding
public import Model

/// What one variant of a product shows, and what it does; it is bound by messages.
public struct SKUViewModel: ViewModel, Identifiable {
    /// What the view sends.
    public enum Input {
        /// Adds one more piece of the variant to the bag.
        case didTapAddToBag
    }

    /// What the view receives, and passes on to its parent.
    public enum Output {
        /// The variant was added to the bag, which is stored.
        case addedToBag
    }

    /// The ID of the variant.
    public let id: String
    /// The name of its colour.
    public let color: String
    /// The name of its size.
    public let size: String
    /// The meaning of that name, if the shop explains it.
    public let sizeDescription: String?
    public let price: PriceText

    private let sku: SKU
    private let product: Product
    private let actions: (any SKUActions)?

    /// A variant of `product`, with amounts in the style of `localization`.
    ///
    /// - Parameter actions: Carries out what the user does; nil if nobody does.
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
