import Foundation
import Model
import TestDoubles
import Testing

@testable import Sample

@Suite("A missing, null or mistyped field of a product or a variant")
struct ProductFieldsTests {
    @Test(
        "If an optional field of a variant is faulty, only that field's value is missing; the variant is kept",
        arguments: [("color.image", ["image"]), ("size.meta", ["meta"]), ("stock", [])], FieldFault.allCases)
    func optional(field: (path: String, facts: [String]), fault: FieldFault) throws {
        let whole = try facts(Self.sku)
        #expect(whole.count == 6)
        let left = try facts(fault.applied(to: Self.sku, at: field.path))
        #expect(left == whole.filter { !field.facts.contains($0.key) })
    }

    @Test(
        "A variant with a faulty ID, colour, size or price is skipped with a reason; its product stays",
        arguments: ["id", "color", "color.name", "size", "size.name", "price"], FieldFault.allCases)
    func requiredOfVariant(path: String, fault: FieldFault) throws {
        let skus = [Self.sku, try fault.applied(to: Self.sku, at: path), Self.otherSKU]
        let page = try catalogue(Self.product(skus)).page
        #expect(page.products.map(\.id) == ["one", "tea", "two"])
        #expect(page.products[1].skus.map(\.id) == ["moss", "sand"])
        try expectReason(page, "products[1].skus[1].\(path)")
    }

    @Test(
        "Only the product with a faulty ID, name, currency or price is skipped, with a reason",
        arguments: ["id", "name", "currency", "price"], FieldFault.allCases)
    func requiredOfProduct(path: String, fault: FieldFault) throws {
        let page = try catalogue(fault.applied(to: Self.product([Self.sku]), at: path)).page
        #expect(page.products.map(\.id) == ["one", "two"])
        try expectReason(page, "products[1].\(path)")
    }

    @Test(
        "A product with a faulty list of variants stays, without variants, and the reason is reported",
        arguments: FieldFault.allCases)
    func variants(fault: FieldFault) throws {
        let page = try catalogue(fault.applied(to: Self.product([Self.sku]), at: "skus")).page
        #expect(page.products.map(\.id) == ["one", "tea", "two"] && page.products[1].skus.isEmpty)
        try expectReason(page, "products[1].skus")
    }

    @Test("A product counts as withdrawn only if its field `withdrawn` is true", arguments: FieldFault.allCases)
    func withdrawn(fault: FieldFault) throws {
        let catalogue = try catalogue(fault.applied(to: Self.product([Self.sku]), at: "withdrawn"))
        #expect(catalogue.page.skipped.isEmpty && catalogue.page.products.count == 3)
        #expect((catalogue.available["tea"] == nil) == (fault == .flag))
    }

    private static let sku = """
        {"id":"moss","color":{"name":"Moss","image":"https://a.invalid/m.ppm"},"size":{"name":"M","meta":"medium"},
        "price":"1.99"}
        """
    private static let otherSKU = #"{"id":"sand","color":{"name":"Sand"},"size":{"name":"M"},"price":"1.99"}"#

    private static func product(_ skus: [String], id: String = "tea") -> String {
        """
        {"id":"\(id)","name":"Tea","currency":"EUR","price":"1.99","skus":[\(skus.joined(separator: ","))]}
        """
    }

    /// Returns a catalogue with `product` between two others.
    private func catalogue(_ product: String) throws -> Catalogue {
        let (one, two) = (Self.product([], id: "one"), Self.product([], id: "two"))
        return try JSONDecoder().decode(Catalogue.self, from: Data(#"{"products":[\#(one),\#(product),\#(two)]}"#.utf8))
    }

    /// Expects that one entry was skipped because of the value at `path`, or because of a value inside that value.
    private func expectReason(_ page: ProductPage, _ path: String) throws {
        #expect(page.skipped.count == 1)
        let reason = try #require(page.skipped.first?.reason)
        #expect(reason.path.hasPrefix(path) && reason.found != .other)
    }

    /// Returns the facts that are known about the variant `sku`, by name.
    private func facts(_ sku: String) throws -> [String: String] {
        let page = try catalogue(Self.product([sku])).page
        #expect(page.skipped == [])
        let sku = try #require(page.products[1].skus.first)
        let facts: [String: String?] = [
            "id": sku.id, "color": sku.color.name, "image": sku.color.imageURL?.absoluteString, "size": sku.size.name,
            "meta": sku.size.metaDescription, "price": "\(sku.price.payable.amount)",
        ]
        return facts.compactMapValues(\.self)
    }
}
