import Format
import Foundation
import Model

/// The contents of a shop's file.
///
/// A product needs an ID, a name, a currency and a price; a variant needs an ID, a colour, a size and a price. An entry
/// without these fields is skipped and reported. So is an entry with the ID of an earlier one, because a bag identifies
/// variants only by ID. A product without readable variants is kept. Any other field that is missing, null or malformed
/// becomes nil.
struct Catalogue: Decodable {
    /// The products that can be bought.
    private(set) var available: [Product.ID: Product] = [:]
    private var products: [Product] = []
    private var skipped: [SkippedEntry] = []
    private var productIDs: Set<Product.ID> = []
    private var skuIDs: Set<SKU.ID> = []

    /// The fields of a file, of a product or of a part of a product.
    typealias Fields = JSONFields<Key>

    /// The keys of the file and of all objects inside it.
    enum Key: CodingKey {
        case products
        case id, name, currency, price, skus, withdrawn
        case color, image, size, meta
        case was, now, from, to
    }

    private struct Record: Decodable {
        let fields: Fields

        init(from decoder: any Decoder) throws {
            fields = try decoder.fields(Key.self)
        }
    }

    private static let currencies = Set(Locale.commonISOCurrencyCodes)

    init(from decoder: any Decoder) throws {
        for entry in try decoder.entries(at: Key.products) as [ListEntry<Record>] {
            do { try add(entry.result.get().fields) } catch { skipped.append(SkippedEntry(error)) }
        }
    }

    /// All readable products and all skipped entries, in the file's order.
    var page: ProductPage { ProductPage(products: products, skipped: skipped) }

    private mutating func add(_ fields: Fields) throws(FormatError) {
        let (id, name) = (try fields.requiredText(.id), try fields.requiredText(.name))
        // Rejects unknown codes: “eur” and “EUR” would be totalled separately, and the number of an unknown currency's
        // decimal places is unknown.
        guard let currency = fields.text(.currency), Self.currencies.contains(currency) else {
            throw fields.error(.currency, expected: .like("EUR"))
        }
        let price = try fields.price(in: currency)
        guard productIDs.insert(id).inserted else { throw fields.error(.id, expected: .uniqueID) }
        let skippedCount = skipped.count
        let skus = skus(of: fields, in: currency)
        // If variants were skipped, the prices of the others may differ from the product's price in the file.
        let remainingPrice = skipped.count == skippedCount ? price : Price(of: skus) ?? price
        let product = Product(id: id, name: name, price: remainingPrice, skus: skus)
        products.append(product)
        // A withdrawn product is listed, but can no longer be bought.
        let isWithdrawn = (try? fields.decode(Bool.self, forKey: .withdrawn)) == true
        if !isWithdrawn { available[id] = product }
    }

    private mutating func skus(of product: Fields, in currency: String) -> [SKU] {
        guard let entries = try? product.decode([ListEntry<Record>].self, forKey: .skus) else {
            skipped.append(SkippedEntry(product.error(.skus, expected: .list)))
            return []
        }
        var skus: [SKU] = []
        for entry in entries {
            do { skus.append(try sku(entry.result.get().fields, in: currency)) } catch {
                skipped.append(SkippedEntry(error))
            }
        }
        return skus
    }

    private mutating func sku(_ fields: Fields, in currency: String) throws(FormatError) -> SKU {
        let id = try fields.requiredText(.id)
        guard let color = fields.object(.color) else { throw fields.error(.color, expected: .object) }
        guard let size = fields.object(.size) else { throw fields.error(.size, expected: .object) }
        let sku = SKU(
            id: id, color: SKU.Color(name: try color.requiredText(.name), imageURL: color.url(.image)),
            size: SKU.Size(name: try size.requiredText(.name), metaDescription: size.text(.meta)),
            price: try fields.singlePrice(in: currency))
        guard skuIDs.insert(id).inserted else { throw fields.error(.id, expected: .uniqueID) }
        return sku
    }
}

extension Catalogue.Fields {
    /// Returns the text at `key`.
    ///
    /// - Throws: `FormatError` if it is missing, blank or not text.
    func requiredText(_ key: Key) throws(FormatError) -> String {
        guard let text = text(key) else { throw error(key, expected: .text) }
        return text
    }
}
