import Format
import Foundation
import Model

/// The contents of a shop's file.
struct Catalogue {
    /// All products, in the file's order.
    let listed: [Product]
    /// The products that can be bought.
    let available: [Product.ID: Product]

    init(decoding data: Data) throws(FormatError) {
        let record: CatalogueRecord
        do {
            record = try CatalogueRecord(json: data)
        } catch {
            throw FormatError(error)
        }
        try Self.expectIDsOfTheirOwn(record.products)
        let products = record.products.map { (record: $0, product: Product($0)) }
        listed = products.map(\.product)
        let available = products.filter { $0.record.withdrawn != true }.map { ($0.product.id, $0.product) }
        self.available = Dictionary(available) { first, _ in first }
    }

    /// Throws if an ID is used twice, because a bag distinguishes variants only by ID.
    private static func expectIDsOfTheirOwn(_ products: [ProductRecord]) throws(FormatError) {
        var productIDs: Set<Product.ID> = []
        var skuIDs: Set<SKU.ID> = []
        for (index, product) in products.enumerated() {
            guard productIDs.insert(product.id).inserted else { throw .repeated(product.id, at: "products[\(index)]") }
            for (skuIndex, sku) in product.skus.enumerated() where !skuIDs.insert(sku.id).inserted {
                throw .repeated(sku.id, at: "products[\(index)].skus[\(skuIndex)]")
            }
        }
    }
}

extension FormatError {
    fileprivate static func repeated(_ id: String, at place: String) -> FormatError {
        FormatError(path: "\(place).id", expected: .uniqueID, found: .text(id))
    }
}

extension Product {
    fileprivate init(_ record: ProductRecord) {
        self.init(id: record.id, name: record.name, price: record.price, skus: record.skus)
    }
}
