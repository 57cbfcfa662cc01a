import Foundation
import Model
import TestDoubles
import TestKit
import Testing

@testable import Sample

@Suite("A catalogue of the sample shop")
struct CatalogueTests {
    @Test("A catalogue without a list of products is an error")
    func noProducts() {
        let error = FormatError(path: "products", expected: .list, found: .nothing)
        #expect(throws: error) { try JSONDecoder().decode(Catalogue.self, from: Data("{}".utf8)) }
    }

    @Test("A catalogue may be a bare list of products; the paths in its errors then begin with an index")
    func bareList() throws {
        let page = try page("[\(Self.product("tea")),7,\(Self.product("mug", price: "true"))]")
        #expect(page.products.map(\.id) == ["tea"])
        #expect(page.skipped.map(\.reason.path) == ["[1]", "[2].price"])
    }

    @Test(
        "A product with a malformed currency or price is skipped, with a reason that names the field's path",
        arguments: [
            ("EUR", #""1,50""#, "price", .like("“19.99”"), .text("1,50")),
            ("EUR", #""19.995""#, "price", .like("“19.99”"), .text("19.995")),
            ("EUR", "1.5", "price", .like("“19.99”"), .value("1.5")),
            ("JPY", #""1980.5""#, "price", .like("“20”"), .text("1980.5")),
            ("EUR", #"{"was":"2","now":"2"}"#, "price.now", .below("2"), .text("2")),
            ("EUR", #"{"from":"3","to":"2"}"#, "price.from", .below("2"), .text("3")),
            ("EUR", #"{"was":"2"}"#, "price.now", .like("“19.99”"), .nothing),
            ("eur", #""1""#, "currency", .like("EUR"), .text("eur")),
            ("EURO", #""1""#, "currency", .like("EUR"), .text("EURO")),
            ("ÄÖÜ", #""1""#, "currency", .like("EUR"), .text("ÄÖÜ")),
            ("ABC", #""1""#, "currency", .like("EUR"), .text("ABC")),
            ("XXX", #""1""#, "currency", .like("EUR"), .text("XXX")),
        ] as [(String, String, String, FormatError.Expected, FormatError.Found)])
    func malformed(
        currency: String, price: String, path: String, expected: FormatError.Expected, found: FormatError.Found
    ) throws {
        let page = try page(.catalogue(currency: currency, price: price))
        let reason = FormatError(path: "products[0].\(path)", expected: expected, found: found)
        #expect(page == ProductPage(products: [], skipped: [SkippedEntry(reason)]))
    }

    @Test(
        "A variant with a malformed price is skipped; its product is kept, even without variants",
        arguments: [
            (#"{"from":"1","to":"2"}"#, "price", .object), (#"{"was":"2","now":"1.001"}"#, "price.now", .text("1.001")),
        ] as [(String, String, FormatError.Found)])
    func malformedVariant(price: String, path: String, found: FormatError.Found) throws {
        let page = try page(.catalogue(price: #""0.99""#, skuPrice: price))
        let product = Product(id: "tea", name: "Tea", price: .single(.regular(.euros(cents: 99))), skus: [])
        let reason = FormatError(path: "products[0].skus[0].\(path)", expected: .like("“19.99”"), found: found)
        #expect(page == ProductPage(products: [product], skipped: [SkippedEntry(reason)]))
    }

    @Test(
        "A product is priced by its readable variants or, if none is readable, by its own price",
        arguments: [
            (["1", "2", "x"], Price.range(from: .euros(cents: 100), to: .euros(cents: 200))),
            (["x", "2", "3"], .range(from: .euros(cents: 200), to: .euros(cents: 300))),
            (["x", "2", "x"], .single(.regular(.euros(cents: 200)))),
            (["x", "x", "x"], .range(from: .euros(cents: 100), to: .euros(cents: 300))),
        ])
    func remainingPrice(amounts: [String], price: Price) throws {
        let skus = amounts.enumerated().map { Self.sku("\($0)", price: $1) }
        let text = Self.product("tea", price: #"{"from":"1","to":"3"}"#, skus: skus)
        #expect(try page("[\(text)]").products.map(\.price) == [price])
    }

    @Test("If two products or variants have the same ID, the later one in the file is skipped")
    func duplicates() throws {
        let products = [
            Self.product("tea", skus: [Self.sku("s"), Self.sku("s", price: "2")]),
            Self.product("mug", skus: [Self.sku("l"), Self.sku("s")]), Self.product("tea", skus: [Self.sku("x")]),
            Self.product("hat", skus: [Self.sku("x")]),
        ]
        let page = try page("[\(products.joined(separator: ","))]")
        #expect(page.products.map(\.id) == ["tea", "mug", "hat"])
        #expect(page.products.map { $0.skus.map(\.id) } == [["s"], ["l"], ["x"]])
        #expect(page.products.first?.skus.first?.price == .regular(.euros(cents: 100)))
        let places = [("[0].skus[1].id", "s"), ("[1].skus[1].id", "s"), ("[2].id", "tea")]
        #expect(
            page.skipped
                == places.map { SkippedEntry(FormatError(path: $0.0, expected: .uniqueID, found: .text($0.1))) })
    }

    @Test("The ID of an unreadable product or variant is free for a later product or variant")
    func freeID() throws {
        let unreadable = Self.product("tea", price: "true", skus: [Self.sku("s")])
        let tea = Self.product("tea", skus: [Self.sku("s", price: "x"), Self.sku("s")])
        let catalogue = try JSONDecoder().decode(Catalogue.self, from: Data("[\(unreadable),\(tea)]".utf8))
        #expect(catalogue.page.products.map { $0.skus.map(\.id) } == [["s"]])
        #expect(catalogue.page.skipped.map(\.reason.path) == ["[0].price", "[1].skus[0].price"])
        #expect(catalogue.available["tea"] == catalogue.page.products.first)
    }

    @Test("The product of the SimpleViewModel article, whose size has no description, can be read")
    func published() throws {
        let text = """
            {"products":[{"id":"1","name":"Name","currency":"USD","price":"10","skus":[
            {"id":"1","color":{"name":"Red"},"size":{"name":"Medium"},"price":"10"}]}]}
            """
        #expect(try page(text).products == [.published])
    }

    @Test("The amounts in a catalogue are read exactly")
    func exactness() throws {
        let product = try #require(page(.catalogue(price: #""0.1""#, skuPrice: #""1999.99""#)).products.first)
        #expect(product.price == .single(.regular(.euros(cents: 10))))
        #expect(product.skus.first?.price == .regular(.euros(cents: 199_999)))
    }

    private func page(_ text: String) throws -> ProductPage {
        try JSONDecoder().decode(Catalogue.self, from: Data(text.utf8)).page
    }

    /// - Parameter price: The price, in JSON.
    private static func product(_ id: String, price: String = #""1""#, skus: [String] = []) -> String {
        """
        {"id":"\(id)","name":"Tea","currency":"EUR","price":\(price),"skus":[\(skus.joined(separator: ","))]}
        """
    }

    private static func sku(_ id: String, price: String = "1") -> String {
        #"{"id":"\#(id)","color":{"name":"Green"},"size":{"name":"L","meta":"large"},"price":"\#(price)"}"#
    }
}

extension String {
    /// Returns a catalogue with one product in one variant; `price` and `skuPrice` are JSON.
    static func catalogue(currency: String = "EUR", price: String, skuPrice: String = #""1""#) -> String {
        """
        {"products":[{"id":"tea","name":"Tea","currency":"\(currency)","price":\(price),"skus":[
        {"id":"one","color":{"name":"Green"},"size":{"name":"L","meta":"large"},"price":\(skuPrice)}]}]}
        """
    }
}
