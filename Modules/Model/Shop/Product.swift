public import Foundation

/// Something that the shop sells, in any number of variants; without one it cannot be bought.
public struct Product: Identifiable, Hashable, Sendable {
    /// What the shop knows it by.
    public let id: String
    /// What it is called.
    public let name: String
    /// What it costs.
    public let price: Price
    /// What can be bought of it, in the shop's order.
    public let skus: [SKU]

    /// A product as the shop describes it.
    public init(id: String, name: String, price: Price, skus: [SKU]) {
        self.id = id
        self.name = name
        self.price = price
        self.skus = skus
    }
}

/// A variant of a product that is kept in stock: a stock keeping unit.
public struct SKU: Identifiable, Hashable, Sendable {
    /// What the shop knows it by; no other product has one of the same.
    public let id: String
    /// What it looks like.
    public let color: Color
    /// How large it is.
    public let size: Size
    /// What it costs.
    public let price: SinglePrice

    /// A variant as the shop describes it.
    public init(id: String, color: Color, size: Size, price: SinglePrice) {
        self.id = id
        self.color = color
        self.size = size
        self.price = price
    }

    /// What a variant looks like.
    public struct Color: Hashable, Sendable {
        /// Its name, such as `Moss`.
        public let name: String
        /// Where a picture of it is, where there is one.
        public let imageURL: URL?

        /// A colour that may have a picture.
        public init(name: String, imageURL: URL? = nil) {
            self.name = name
            self.imageURL = imageURL
        }
    }

    /// How large a variant is.
    public struct Size: Hashable, Sendable {
        /// Its name, such as `M`.
        public let name: String
        /// What that means, such as `chest 96–101 cm`.
        public let metaDescription: String

        /// A size and what it means.
        public init(name: String, metaDescription: String) {
            self.name = name
            self.metaDescription = metaDescription
        }
    }
}
