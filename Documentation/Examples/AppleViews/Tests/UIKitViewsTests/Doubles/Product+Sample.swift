import Foundation
import Model

extension Product {
    /// A shirt in two sizes, the first of them on sale.
    static func sample(name: String = "Shirt", skus: [SKU] = [.sample("M", was: 12), .sample("L")]) -> Product {
        Product(id: "shirt", name: name, price: .single(.regular(.euros(10))), skus: skus)
    }
}

extension SKU {
    /// A variant of that size.
    ///
    /// - Parameter was: The price before a sale; nil without a sale.
    static func sample(_ size: String, was: Int? = nil) -> SKU {
        SKU(
            id: size, color: Color(name: "Moss"), size: Size(name: size),
            price: was.map { .sale(was: .euros($0), now: .euros(10)) } ?? .regular(.euros(10)))
    }
}

extension Money {
    static func euros(_ amount: Int) -> Money { Money(Decimal(amount), "EUR") }
}
