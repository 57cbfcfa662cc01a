public import Model

extension SKU {
    /// Returns a different variant for each `id`.
    public static func sample(
        _ id: String = "shirt-moss-m", color: String = "Moss", size: String = "M", means: String? = "chest 96–101 cm",
        price: SinglePrice = .regular(.euros(cents: 1_999))
    ) -> SKU {
        SKU(id: id, color: Color(name: color), size: Size(name: size, metaDescription: means), price: price)
    }
}

extension Product {
    /// Returns a product, with a single variant by default.
    public static func sample(
        _ id: String = "shirt", name: String = "Linen Shirt", price: Price = .single(.regular(.euros(cents: 1_999))),
        skus: [SKU] = [.sample()]
    ) -> Product {
        Product(id: id, name: name, price: price, skus: skus)
    }
}
