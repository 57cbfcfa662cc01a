import Foundation
import Model
import TestDoubles
import Testing
import ViewModel

@MainActor
@Suite("What a product's page shows")
struct ProductContentTests {
    private func content(_ product: Product, _ localization: Localization = .sample) -> ProductViewModel.Product {
        ProductViewModel.Product(product, localization: localization, nil)
    }

    @Test("is the name of the product, on one line")
    func name() {
        #expect(content(.sample(name: "Linen\nShirt")).name == "Linen Shirt")
    }

    @Test("is the colour, the size and the price of each variant")
    func variants() {
        let sale = SinglePrice.sale(was: .euros(cents: 8_900), now: .euros(cents: 6_230))
        let skus = content(
            .sample(skus: [.sample(), .sample("sand", color: "Sand", size: "XL", means: "wide", price: sale)])
        ).skus
        #expect(skus.map(\.color) == ["Moss", "Sand"] && skus.map(\.size) == ["M", "XL"])
        #expect(skus.map(\.sizeDescription) == ["chest 96–101 cm", "wide"])
        #expect(skus.map(\.price.payable) == ["€19.99", "€62.30"] && skus.map(\.price.was) == [nil, "€89.00"])
    }

    @Test("has no description of a size where the shop has none: the article's own product")
    func published() throws {
        let page = content(.published)
        #expect(page.name == "Name" && page.price.payable == "US$10.00")
        let sku = try #require(page.skus.first)
        #expect(sku.color == "Red" && sku.size == "Medium" && sku.sizeDescription == nil)
    }

    @Test(
        "has every form of a price",
        arguments: [
            (Price.single(.regular(.euros(cents: 3_990))), "€39.90", nil),
            (.single(.sale(was: .euros(cents: 8_900), now: .euros(cents: 6_230))), "€62.30", "€89.00"),
            (.range(from: .yen(1_980), to: .yen(2_640)), "JP¥1,980–JP¥2,640", nil),
        ])
    func price(price: Price, payable: String, was: String?) {
        let price = content(.sample(price: price)).price
        #expect(price.payable == payable && price.was == was)
    }

    @Test("has prices in the style of the user's language")
    func language() {
        let localization = Localization.sample(locale: "de_DE")
        let page = content(.sample(), localization)
        #expect(page.price.payable == "19,99\u{A0}€")
        #expect(page.skus.first?.price.payable == "19,99\u{A0}€")
    }
}
