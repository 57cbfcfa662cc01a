public import Foundation

/// A product of the shop.
public struct Product: Identifiable, Hashable, Codable, Sendable {
    public let id: String
    public let name: String
    public let price: Price
    /// The variants to choose from, in the shop's order; a product without variants is out of stock.
    public let skus: [SKU]

    /// Creates a product as the shop describes it.
    public init(id: String, name: String, price: Price, skus: [SKU]) {
        self.id = id
        self.name = name
        self.price = price
        self.skus = skus
    }
}

/// A variant of a product: a stock keeping unit.
public struct SKU: Identifiable, Hashable, Codable, Sendable {
    /// The ID, unique among the variants of all products.
    public let id: String
    public let color: Color
    public let size: Size
    public let price: SinglePrice

    /// Creates a variant as the shop describes it.
    public init(id: String, color: Color, size: Size, price: SinglePrice) {
        self.id = id
        self.color = color
        self.size = size
        self.price = price
    }

    /// The colour of a variant.
    public struct Color: Hashable, Codable, Sendable {
        /// The name, such as `Moss`.
        public let name: String
        /// The address of a picture, if there is one.
        public let imageURL: URL?

        /// Creates a colour with or without a picture.
        public init(name: String, imageURL: URL? = nil) {
            self.name = name
            self.imageURL = imageURL
        }
    }

    /// The size of a variant.
    public struct Size: Hashable, Codable, Sendable {
        /// The name, such as `M`.
        public let name: String
        /// The meaning of the name, such as `chest 96–101 cm`, if the shop explains it.
        public let metaDescription: String?

        /// Creates a size with or without an explanation.
        public init(name: String, metaDescription: String? = nil) {
            self.name = name
            self.metaDescription = metaDescription
        }
    }
}
