import Foundation
import Model

/// The file of a catalogue, as it is written.
struct CatalogueRecord: Decodable {
    let products: [ProductRecord]
}

/// A product as it is written; all of its prices are in its one currency.
struct ProductRecord: Decodable {
    let id: String
    let name: String
    let price: Price
    let skus: [SKU]
    /// Whether it is listed, but not to be had any more.
    let withdrawn: Bool?

    private static let currencies = Set(Locale.commonISOCurrencyCodes)

    private enum Key: CodingKey {
        case id, name, currency, price, skus, withdrawn
    }

    private enum SKUKey: CodingKey {
        case id, color, size, price
    }

    private struct ColorRecord: Decodable {
        let name: String
        let image: URL?
    }

    private struct SizeRecord: Decodable {
        let name: String
        let meta: String
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        id = try container.decode(String.self, forKey: .id)
        name = try container.decode(String.self, forKey: .name)
        withdrawn = try container.decodeIfPresent(Bool.self, forKey: .withdrawn)
        let currency = try container.decode(String.self, forKey: .currency)
        // Two spellings of a currency would be two sums in a bag, and nobody knows how many decimals an unknown one has.
        guard Self.currencies.contains(currency) else {
            throw DecodingError.dataCorruptedError(
                forKey: .currency, in: container,
                debugDescription: "expected a currency of ISO 4217 in common use, such as EUR, found “\(currency)”")
        }
        price = try container.decode(PriceRecord.self, forKey: .price).price(in: currency)
        var entries = try container.nestedUnkeyedContainer(forKey: .skus)
        var skus: [SKU] = []
        while !entries.isAtEnd {
            let entry = try entries.nestedContainer(keyedBy: SKUKey.self)
            let color = try entry.decode(ColorRecord.self, forKey: .color)
            let size = try entry.decode(SizeRecord.self, forKey: .size)
            skus.append(
                SKU(
                    id: try entry.decode(String.self, forKey: .id),
                    color: SKU.Color(name: color.name, imageURL: color.image),
                    size: SKU.Size(name: size.name, metaDescription: size.meta),
                    price: try entry.decode(PriceRecord.self, forKey: .price).singlePrice(in: currency)))
        }
        self.skus = skus
    }
}
