import Foundation
public import Interactor
import Model
public import Testing

/// The rules for every bag store; each kind of store has a test that runs all cases.
public enum BagStoreContract: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case startsEmpty = "A new store has an empty bag"
    case keepsEveryPart = "Every part of a product and of a variant is kept, with exact amounts"
    case makesEachChange = "Each change has the same effect on the store as on the model"
    case takesAnyText = "Quotes, line breaks, NUL, emoji and right-to-left text are kept"

    /// The rule, as a sentence.
    public var testDescription: String { rawValue }

    /// Checks this rule on `store`, which must be new.
    public func check(_ store: some BagStore) async throws {
        switch self {
        case .startsEmpty:
            #expect(try await store.bag() == Bag())
        case .keepsEveryPart:
            try await expect(store, after: Product.everyKind.map { .add($0.skus[0], of: $0) })
        case .makesEachChange:
            let (jacket, hat) = (Product.jacket, Product.hat)
            try await expect(
                store,
                after: [
                    .add(hat.skus[0], of: hat), .add(jacket.skus[0], of: jacket), .add(hat.skus[0], of: hat),
                    .removeOne(jacket.skus[0].id), .removeOne("nothing"), .add(jacket.skus[1], of: jacket),
                ])
            try await expect(store, after: [.removeAll])
        case .takesAnyText:
            let text = "'; DROP TABLE bag; --\"\\\n\u{0}\u{1b}[31m 👩‍👩‍👧 \u{202e}שלום"
            let sku = SKU.sample(text, color: text, size: text)
            try await expect(store, after: [.add(sku, of: .sample(text, name: text))])
        }
    }

    /// Applies `changes` to the store and to a model, and expects the same bag from both.
    private func expect(
        _ store: some BagStore, after changes: [BagChange], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        var bag = try await store.bag()
        for change in changes {
            bag = bag.applying(change)
            #expect(try await store.apply(change) == bag, "\(rawValue).", sourceLocation: sourceLocation)
        }
        #expect(try await store.bag() == bag, "\(rawValue).", sourceLocation: sourceLocation)
    }
}

extension Product {
    /// Products that cover each kind of price, short and long amounts, and missing optional parts.
    fileprivate static let everyKind: [Product] = {
        let most = Money("12345678901234567890123456789012345.67", "EUR") ?? .euros(cents: 1)
        let prices: [SinglePrice] = [
            .regular(.euros(cents: 1)), .regular(.yen(1_980)), .sale(was: most, now: .euros(cents: 1_999)),
        ]
        return prices.enumerated().map { index, price in
            let picture = index == 0 ? nil : URL(string: "https://sample.invalid/\(index).ppm")
            let sku = SKU(
                id: "sku-\(index)", color: SKU.Color(name: "Moss", imageURL: picture),
                size: SKU.Size(name: "M", metaDescription: index == 0 ? nil : "chest 96–101 cm"), price: price)
            let range = Price.range(from: .euros(cents: 10), to: .euros(cents: 30))
            return Product(
                id: "product-\(index)", name: "Shirt", price: index == 0 ? range : .single(price), skus: [sku])
        }
    }()
}
