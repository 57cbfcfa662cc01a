import Foundation
import Interactor
import Model

/// What a shop's file holds.
struct Catalogue {
    /// In the file's order.
    let listed: [Product]
    /// Those that can be had.
    let available: [Product.ID: Product]

    /// - Throws: `.unreadable`, saying what was expected, what came, and where.
    init(decoding data: Data) throws(ShopError) {
        let record: CatalogueRecord
        do {
            record = try JSONDecoder().decode(CatalogueRecord.self, from: data)
        } catch let error as DecodingError {
            throw .unreadable(detail: error.placeAndReason)
        } catch {
            throw .unreadable(detail: "\(error)")
        }
        try Self.expectIDsOfTheirOwn(record.products)
        let products = record.products.map { (record: $0, product: Product($0)) }
        listed = products.map(\.product)
        let available = products.filter { $0.record.withdrawn != true }.map { ($0.product.id, $0.product) }
        self.available = Dictionary(available) { first, _ in first }
    }

    /// A bag tells variants apart by nothing but their ids.
    private static func expectIDsOfTheirOwn(_ products: [ProductRecord]) throws(ShopError) {
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

extension ShopError {
    fileprivate static func repeated(_ id: String, at place: String) -> ShopError {
        .unreadable(detail: "\(place).id: expected an id of its own, found “\(id)” again")
    }
}

extension Product {
    fileprivate init(_ record: ProductRecord) {
        self.init(id: record.id, name: record.name, price: record.price, skus: record.skus)
    }
}

extension DecodingError {
    /// Such as `products[3].skus[0].price: expected an amount, found "1,50"`.
    fileprivate var placeAndReason: String {
        let context =
            switch self {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context): context
            case .keyNotFound(let key, let context):
                Context(codingPath: context.codingPath + [key], debugDescription: "expected a value, found none")
            @unknown default: Context(codingPath: [], debugDescription: "\(self)")
            }
        let place = context.codingPath.reduce("") { place, key in
            if let index = key.intValue { return "\(place)[\(index)]" }
            return place.isEmpty ? key.stringValue : "\(place).\(key.stringValue)"
        }
        return place.isEmpty ? context.debugDescription : "\(place): \(context.debugDescription)"
    }
}
