import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import Sample

@Suite("The sample shop")
struct SampleShopTests {
    @Test("has at least 30 products, each with an id of its own")
    func products() async throws {
        let products = try await RecordedShop.sample().products()
        #expect(products.count >= 30)
        #expect(Set(products.map(\.id)).count == products.count)
    }

    @Test("has no two variants of one id")
    func skus() async throws {
        let skus = try await RecordedShop.sample().products().flatMap(\.skus)
        #expect(Set(skus.map(\.id)).count == skus.count)
    }

    @Test(
        "has every form of a price", arguments: [PriceForm.regular, .sale, .range],
        [Range(0...0), Range(1...1), 2..<Int.max])
    func forms(form: PriceForm, skuCounts: Range<Int>) async throws {
        // Without a variant there is none to differ from another, and one differs from no other.
        guard form != .range || skuCounts.lowerBound > 1 else { return }
        let products = try await RecordedShop.sample().products()
        #expect(products.contains { skuCounts.contains($0.skus.count) && PriceForm($0.price) == form })
    }

    @Test("asks for each product what its variants cost")
    func consistency() async throws {
        for product in try await RecordedShop.sample().products() where !product.skus.isEmpty {
            let payable = product.skus.map(\.price.payable.amount)
            switch product.price {
            case .single(let price): #expect(product.skus.allSatisfy { $0.price == price }, "\(product.id)")
            case .range(let from, let to):
                #expect(from.amount == payable.min() && to.amount == payable.max(), "\(product.id)")
            }
        }
    }

    @Test("answers with each of its products, but for the one that is withdrawn")
    func product() async throws {
        let shop = RecordedShop.sample()
        for product in try await shop.products() where product.id != "sailing-boat-limited-edition" {
            #expect(try await shop.product(id: product.id) == product)
        }
    }

    @Test("has no product that is withdrawn or unknown", arguments: ["sailing-boat-limited-edition", "nothing", ""])
    func missing(id: String) async throws {
        await #expect(throws: ShopError.noProduct(id: id)) { try await RecordedShop.sample().product(id: id) }
    }

    @Test("says where the catalogue is not to be found")
    func missingFile() async throws {
        let shop = RecordedShop(contentsOf: URL(filePath: "/nowhere/products.json"))
        await #expect(throws: ShopError.unavailable(reason: "The file /nowhere/products.json does not exist")) {
            try await shop.products()
        }
    }

    @Test("reads its file anew each time")
    func changedFile() async throws {
        let folder = try TemporaryFolder()
        let shop = RecordedShop(contentsOf: URL(filePath: folder.path(of: "shop.json")))
        try folder.write(Self.catalogue(price: #""1""#), to: "shop.json")
        #expect(try await shop.product(id: "tea").price == .single(.regular(.euros(cents: 100))))
        try folder.write(Self.catalogue(price: #""2""#), to: "shop.json")
        #expect(try await shop.products().map(\.price) == [.single(.regular(.euros(cents: 200)))])
        #expect(try await shop.product(id: "tea").price == .single(.regular(.euros(cents: 200))))
    }

    @Test(
        "says what is wrong with a catalogue, and where",
        arguments: [
            (#"{}"#, "products: expected a value, found none"),
            (#"{"products":[{"name":"Tea"}]}"#, "products[0].id: expected a value, found none"),
            (
                Self.catalogue(price: #""1,50""#),
                "products[0].price: expected an amount such as 19.99, found “1,50”"
            ),
            (
                Self.catalogue(price: #"{"was":"2","now":"2"}"#),
                "products[0].price: expected less than 2 on sale, found 2"
            ),
            (
                Self.catalogue(price: #"{"from":"3","to":"2"}"#),
                "products[0].price: expected a range upwards, found 3 to 2"
            ),
            (Self.catalogue(price: #"{"was":"2"}"#), "products[0].price.now: expected a value, found none"),
            (
                Self.catalogue(price: #""1""#, skuPrice: #"{"from":"1","to":"2"}"#),
                "products[0].skus[0].price: expected one price, found 1 to 2"
            ),
            (
                Self.catalogue(price: #""19.995""#),
                "products[0].price: expected 2 decimals at most in EUR, found “19.995”"
            ),
            (
                Self.catalogue(currency: "JPY", price: #""1980.5""#),
                "products[0].price: expected 0 decimals at most in JPY, found “1980.5”"
            ),
            (
                Self.catalogue(price: #""1""#, skuPrice: #"{"was":"2","now":"1.001"}"#),
                "products[0].skus[0].price: expected 2 decimals at most in EUR, found “1.001”"
            ),
            (
                Self.catalogue(currency: "eur", price: #""1""#),
                "products[0].currency: expected a currency of ISO 4217 in common use, such as EUR, found “eur”"
            ),
            (
                Self.catalogue(currency: "EURO", price: #""1""#),
                "products[0].currency: expected a currency of ISO 4217 in common use, such as EUR, found “EURO”"
            ),
            (
                Self.catalogue(currency: "ÄÖÜ", price: #""1""#),
                "products[0].currency: expected a currency of ISO 4217 in common use, such as EUR, found “ÄÖÜ”"
            ),
            (
                Self.catalogue(currency: "ABC", price: #""1""#),
                "products[0].currency: expected a currency of ISO 4217 in common use, such as EUR, found “ABC”"
            ),
            (
                Self.catalogue(currency: "XXX", price: #""1""#),
                "products[0].currency: expected a currency of ISO 4217 in common use, such as EUR, found “XXX”"
            ),
        ])
    func malformed(text: String, detail: String) {
        #expect(throws: ShopError.unreadable(detail: detail)) { try Catalogue(decoding: Data(text.utf8)) }
    }

    @Test(
        "has each id once",
        arguments: [
            (["tea": []], ["tea": []], "products[1].id: expected an id of its own, found “tea” again"),
            (["tea": ["s", "s"]], [:], "products[0].skus[1].id: expected an id of its own, found “s” again"),
            (
                ["tea": ["s"]], ["mug": ["l", "s"]],
                "products[1].skus[1].id: expected an id of its own, found “s” again"
            ),
        ] as [([String: [String]], [String: [String]], String)])
    func duplicates(first: [String: [String]], second: [String: [String]], detail: String) {
        let products = [first, second].flatMap { $0.map(Self.product) }.joined(separator: ",")
        #expect(throws: ShopError.unreadable(detail: detail)) {
            try Catalogue(decoding: Data(#"{"products":[\#(products)]}"#.utf8))
        }
    }

    @Test("reads amounts exactly")
    func exactness() throws {
        let product = try #require(
            Catalogue(decoding: Data(Self.catalogue(price: #""0.1""#, skuPrice: #""1999.99""#).utf8)).listed.first)
        #expect(product.price == .single(.regular(.euros(cents: 10))))
        #expect(product.skus.first?.price == .regular(.euros(cents: 199_999)))
    }

    private static func catalogue(currency: String = "EUR", price: String, skuPrice: String = #""1""#) -> String {
        """
        {"products":[{"id":"tea","name":"Tea","currency":"\(currency)","price":\(price),"skus":[
        {"id":"one","color":{"name":"Green"},"size":{"name":"L","meta":"large"},"price":\(skuPrice)}]}]}
        """
    }

    private static func product(id: String, skuIDs: [String]) -> String {
        let skus = skuIDs.map {
            #"{"id":"\#($0)","color":{"name":"Green"},"size":{"name":"L","meta":"large"},"price":"1"}"#
        }
        return """
            {"id":"\(id)","name":"Tea","currency":"EUR","price":"1","skus":[\(skus.joined(separator: ","))]}
            """
    }
}

enum PriceForm: CaseIterable {
    case regular, sale, range

    init(_ price: Price) {
        self =
            switch price {
            case .single(.regular): .regular
            case .single(.sale): .sale
            case .range: .range
            }
    }
}
