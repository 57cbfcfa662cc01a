import Foundation
import Model
import TestDoubles
import TestKit
import Testing

@testable import Sample

@Suite("A catalogue of the sample shop")
struct CatalogueTests {
    @Test(
        "reports what is wrong with a catalogue, and where",
        arguments: [
            (#"{}"#, FormatError(path: "products", expected: .value, found: .nothing)),
            (#"{"products":[{"name":"Tea"}]}"#, FormatError(path: "products[0].id", expected: .value, found: .nothing)),
            (
                .catalogue(price: #""1,50""#),
                FormatError(path: "products[0].price", expected: .like("19.99"), found: .text("1,50"))
            ),
            (
                .catalogue(price: #"{"was":"2","now":"2"}"#),
                FormatError(path: "products[0].price", expected: .below("2"), found: .value("2"))
            ),
            (
                .catalogue(price: #"{"from":"3","to":"2"}"#),
                FormatError(path: "products[0].price", expected: .below("2"), found: .value("3"))
            ),
            (
                .catalogue(price: #"{"was":"2"}"#),
                FormatError(path: "products[0].price.now", expected: .value, found: .nothing)
            ),
            (
                .catalogue(price: #""1""#, skuPrice: #"{"from":"1","to":"2"}"#),
                FormatError(path: "products[0].skus[0].price", expected: .like("19.99"), found: .object)
            ),
            (
                .catalogue(price: #""19.995""#),
                FormatError(path: "products[0].price", expected: .like("19.99"), found: .text("19.995"))
            ),
            (
                .catalogue(currency: "JPY", price: #""1980.5""#),
                FormatError(path: "products[0].price", expected: .like("20"), found: .text("1980.5"))
            ),
            (
                .catalogue(price: #""1""#, skuPrice: #"{"was":"2","now":"1.001"}"#),
                FormatError(
                    path: "products[0].skus[0].price", expected: .like("19.99"), found: .text("1.001"))
            ),
            (
                .catalogue(currency: "eur", price: #""1""#),
                FormatError(path: "products[0].currency", expected: .like("EUR"), found: .text("eur"))
            ),
            (
                .catalogue(currency: "EURO", price: #""1""#),
                FormatError(path: "products[0].currency", expected: .like("EUR"), found: .text("EURO"))
            ),
            (
                .catalogue(currency: "ÄÖÜ", price: #""1""#),
                FormatError(path: "products[0].currency", expected: .like("EUR"), found: .text("ÄÖÜ"))
            ),
            (
                .catalogue(currency: "ABC", price: #""1""#),
                FormatError(path: "products[0].currency", expected: .like("EUR"), found: .text("ABC"))
            ),
            (
                .catalogue(currency: "XXX", price: #""1""#),
                FormatError(path: "products[0].currency", expected: .like("EUR"), found: .text("XXX"))
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
                FormatError(path: "products[1].id", expected: .uniqueID, found: .text("tea"))
            ),
            (
                ["tea": ["s", "s"]], [:],
                FormatError(path: "products[0].skus[1].id", expected: .uniqueID, found: .text("s"))
            ),
            (
                ["tea": ["s"]], ["mug": ["l", "s"]],
                FormatError(path: "products[1].skus[1].id", expected: .uniqueID, found: .text("s"))
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

    @Test("reads amounts exactly")
    func exactness() throws {
        let product = try #require(
            Catalogue(decoding: Data(String.catalogue(price: #""0.1""#, skuPrice: #""1999.99""#).utf8)).listed.first)
        #expect(product.price == .single(.regular(.euros(cents: 10))))
        #expect(product.skus.first?.price == .regular(.euros(cents: 199_999)))
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

extension String {
    /// A catalogue of tea in one variant, whose prices are JSON.
    static func catalogue(currency: String = "EUR", price: String, skuPrice: String = #""1""#) -> String {
        """
        {"products":[{"id":"tea","name":"Tea","currency":"\(currency)","price":\(price),"skus":[
        {"id":"one","color":{"name":"Green"},"size":{"name":"L","meta":"large"},"price":\(skuPrice)}]}]}
        """
    }
}
