import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import Sample

@Suite("The sample shop")
struct SampleShopTests {
    @Test("has at least 30 products, each with its own ID")
    func products() async throws {
        let products = try await RecordedShop.sample().products()
        #expect(products.count >= 30)
        #expect(Set(products.map(\.id)).count == products.count)
    }

    @Test("has no two variants with the same ID")
    func skus() async throws {
        let skus = try await RecordedShop.sample().products().flatMap(\.skus)
        #expect(Set(skus.map(\.id)).count == skus.count)
    }

    @Test(
        "has products for every form of a price, without variants, with one and with several",
        arguments: [PriceForm.regular, .sale, .range],
        [Range(0...0), Range(1...1), 2..<Int.max])
    func forms(form: PriceForm, skuCounts: Range<Int>) async throws {
        // A range needs two variants that differ.
        guard form != .range || skuCounts.lowerBound > 1 else { return }
        let products = try await RecordedShop.sample().products()
        #expect(products.contains { skuCounts.contains($0.skus.count) && PriceForm($0.price) == form })
    }

    @Test("prices each product like its variants")
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

    @Test("returns each of its products except the withdrawn one")
    func product() async throws {
        let shop = RecordedShop.sample()
        for product in try await shop.products() where product.id != "sailing-boat-limited-edition" {
            #expect(try await shop.product(id: product.id) == product)
        }
    }

    @Test("does not have a withdrawn or unknown product", arguments: ["sailing-boat-limited-edition", "nothing", ""])
    func missing(id: String) async throws {
        await #expect(throws: ShopError.noProduct(id: id)) { try await RecordedShop.sample().product(id: id) }
    }

    @Test("names the file if there is none")
    func missingFile() async throws {
        let shop = RecordedShop(contentsOf: URL(filePath: "/nowhere/products.json"))
        let error = RecordingError.missing(path: "/nowhere/products.json")
        await #expect(throws: ShopError.unavailable(.recordingError(error))) {
            try await shop.products()
        }
    }

    @Test("reads its file again for each request")
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
        "reports what is wrong with a catalogue, and where",
        arguments: [
            (#"{}"#, FormatError(path: "products", expected: .value, found: .nothing)),
            (#"{"products":[{"name":"Tea"}]}"#, FormatError(path: "products[0].id", expected: .value, found: .nothing)),
            (
                Self.catalogue(price: #""1,50""#),
                FormatError(path: "products[0].price", expected: .decimalNumber, found: .text("1,50"))
            ),
            (
                Self.catalogue(price: #"{"was":"2","now":"2"}"#),
                FormatError(path: "products[0].price", expected: .below("2"), found: .value("2"))
            ),
            (
                Self.catalogue(price: #"{"from":"3","to":"2"}"#),
                FormatError(path: "products[0].price", expected: .ascendingRange, found: .range(from: "3", to: "2"))
            ),
            (
                Self.catalogue(price: #"{"was":"2"}"#),
                FormatError(path: "products[0].price.now", expected: .value, found: .nothing)
            ),
            (
                Self.catalogue(price: #""1""#, skuPrice: #"{"from":"1","to":"2"}"#),
                FormatError(
                    path: "products[0].skus[0].price", expected: .singleValue, found: .range(from: "1", to: "2"))
            ),
            (
                Self.catalogue(price: #""19.995""#),
                FormatError(path: "products[0].price", expected: .decimals(atMost: 2), found: .text("19.995"))
            ),
            (
                Self.catalogue(currency: "JPY", price: #""1980.5""#),
                FormatError(path: "products[0].price", expected: .decimals(atMost: 0), found: .text("1980.5"))
            ),
            (
                Self.catalogue(price: #""1""#, skuPrice: #"{"was":"2","now":"1.001"}"#),
                FormatError(
                    path: "products[0].skus[0].price", expected: .decimals(atMost: 2), found: .text("1.001"))
            ),
            (
                Self.catalogue(currency: "eur", price: #""1""#),
                FormatError(path: "products[0].currency", expected: Self.currencyCode, found: .text("eur"))
            ),
            (
                Self.catalogue(currency: "EURO", price: #""1""#),
                FormatError(path: "products[0].currency", expected: Self.currencyCode, found: .text("EURO"))
            ),
            (
                Self.catalogue(currency: "ÄÖÜ", price: #""1""#),
                FormatError(path: "products[0].currency", expected: Self.currencyCode, found: .text("ÄÖÜ"))
            ),
            (
                Self.catalogue(currency: "ABC", price: #""1""#),
                FormatError(path: "products[0].currency", expected: Self.currencyCode, found: .text("ABC"))
            ),
            (
                Self.catalogue(currency: "XXX", price: #""1""#),
                FormatError(path: "products[0].currency", expected: Self.currencyCode, found: .text("XXX"))
            ),
        ])
    func malformed(text: String, error: FormatError) {
        #expect(throws: error) { try Catalogue(decoding: Data(text.utf8)) }
    }

    @Test(
        "refuses an ID that is used twice",
        arguments: [
            (
                ["tea": []], ["tea": []],
                FormatError(path: "products[1].id", expected: .uniqueID, found: .repeated("tea"))
            ),
            (
                ["tea": ["s", "s"]], [:],
                FormatError(path: "products[0].skus[1].id", expected: .uniqueID, found: .repeated("s"))
            ),
            (
                ["tea": ["s"]], ["mug": ["l", "s"]],
                FormatError(path: "products[1].skus[1].id", expected: .uniqueID, found: .repeated("s"))
            ),
        ] as [([String: [String]], [String: [String]], FormatError)])
    func duplicates(first: [String: [String]], second: [String: [String]], error: FormatError) {
        let products = [first, second].flatMap { $0.map(Self.product) }.joined(separator: ",")
        #expect(throws: error) {
            try Catalogue(decoding: Data(#"{"products":[\#(products)]}"#.utf8))
        }
    }

    @Test("reads a size without a description: the article's own product")
    func published() throws {
        let text = """
            {"products":[{"id":"1","name":"Name","currency":"USD","price":"10","skus":[
            {"id":"1","color":{"name":"Red"},"size":{"name":"Medium"},"price":"10"}]}]}
            """
        #expect(try Catalogue(decoding: Data(text.utf8)).listed == [.published])
    }

    @Test("accepts likes of available products only")
    func likes() async throws {
        let shop = RecordedShop.sample()
        for isLiked in [true, false] {
            try await shop.setLiked(isLiked, product: "linen-shirt")
            await #expect(throws: ShopError.noProduct(id: "nothing")) {
                try await shop.setLiked(isLiked, product: "nothing")
            }
        }
    }

    @Test("reads amounts exactly")
    func exactness() throws {
        let product = try #require(
            Catalogue(decoding: Data(Self.catalogue(price: #""0.1""#, skuPrice: #""1999.99""#).utf8)).listed.first)
        #expect(product.price == .single(.regular(.euros(cents: 10))))
        #expect(product.skus.first?.price == .regular(.euros(cents: 199_999)))
    }

    private static let currencyCode = FormatError.Expected.code(standard: "ISO 4217", example: "EUR")

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
