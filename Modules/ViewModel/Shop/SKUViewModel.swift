public import Binding
public import Interactor
public import Model

/// What one variant of a product shows, and what it does; it is bound by messages.
public struct SKUViewModel: ViewModel, Identifiable {
    /// What the view sends.
    public enum Input {
        /// Puts one more of the variant into the bag.
        case didTapAddToBag
    }

    /// What the view receives, and passes on to its parent.
    public enum Output {
        /// The variant is in the bag.
        case addedToBag
    }

    /// What tells two variants apart.
    public let id: String
    /// The name of its colour.
    public let color: String
    /// The name of its size.
    public let size: String
    /// What that size means.
    public let sizeDescription: String
    /// What it costs.
    public let price: PriceText

    private let sku: SKU
    private let product: Product
    private let bag: BagInteractor

    /// A variant of `product`, with the amounts as `localization` writes them.
    public init(_ sku: SKU, of product: Product, bag: BagInteractor, localization: Localization) {
        id = sku.id
        color = sku.color.name
        size = sku.size.name
        sizeDescription = sku.size.metaDescription
        price = PriceText(sku.price, localization)
        self.sku = sku
        self.product = product
        self.bag = bag
    }

    public func accept(_ input: Input, respond: @escaping (Output) -> Void) {
        switch input {
        case .didTapAddToBag:
            bag.add(sku, of: product)
            respond(.addedToBag)
        }
    }
}
