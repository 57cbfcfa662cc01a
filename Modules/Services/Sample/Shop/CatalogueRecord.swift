import Format
import Foundation
import Model

/// The format of a catalogue's file.
struct CatalogueRecord: Decodable {
    let products: [ProductRecord]
}

/// A product in a catalogue's file; all its prices are in one currency.
struct ProductRecord: Decodable {
    let id: String
    let name: String
    let price: Price
    let skus: [SKU]
    /// Whether it is still listed but can no longer be bought.
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
        let meta: String?
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        id = try container.decode(String.self, forKey: .id)
        name = try container.decode(String.self, forKey: .name)
        withdrawn = try container.decodeIfPresent(Bool.self, forKey: .withdrawn)
        let currency = try container.decode(String.self, forKey: .currency)
        // Two spellings of a currency would give a bag two sums, and the decimals of an unknown one are not known.
        guard Self.currencies.contains(currency) else {
            throw FormatError(
                path: FormatError.path(of: container.codingPath + [Key.currency]),
                expected: .like("EUR"), found: .text(currency))
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
