import Interactor
import Model
import TestDoubles
import Testing
import ViewModel

@MainActor
@Suite("The content of the shop's screens")
struct ProductsContentTests {
    private static let error = ShopError.unavailable(.httpError(503))
    private let products = page([.sample("shirt"), .sample("tea", name: "Green\nTea")])

    private static func page(_ products: [Product], skipped: [SkippedEntry] = []) -> ProductPage {
        ProductPage(products: products, skipped: skipped)
    }

    private func content(
        _ model: LoadableModel<ProductPage, ShopError>, likes: Set<Product.ID> = []
    ) -> ProductsViewModel.Products {
        ProductsViewModel.Products(model: model, likes: likes, localization: .sample)
    }

    @Test("The shop's list has a row for each product, with its name on one line, its price and its like")
    func rows() {
        let rows = Array(content(.some(products), likes: ["tea"]).rows)
        #expect(rows.map(\.id) == ["shirt", "tea"] && rows.map(\.name) == ["Linen Shirt", "Green Tea"])
        #expect(rows.map(\.price.payable) == ["€19.99", "€19.99"] && rows.map(\.isLiked) == [false, true])
    }

    @Test("The shop's list counts its products", arguments: [(0, "0 products"), (1, "1 product"), (2, "2 products")])
    func summary(count: Int, expected: String) {
        #expect(content(.some(Self.page(Array(products.products.prefix(count))))).summary == expected)
    }

    @Test("The shop's list keeps the old products during a load and after a failed load, and reports the failure")
    func oldProducts() {
        let (loading, failed) = (content(.loading(products)), content(.error(Self.error, products)))
        #expect(loading.rows.count == 2 && loading.isLoading && loading.summary == "2 products")
        #expect(failed.rows.count == 2 && !failed.isLoading && failed.summary == "2 products, the last load failed")
        #expect(loading.emptyState == nil && failed.emptyState == nil)
    }

    @Test("The shop's list counts as loading until the first answer, even before the first request")
    func loading() {
        for model in [.none, .loading(nil)] as [LoadableModel<ProductPage, ShopError>] {
            #expect(content(model).isLoading && content(model).emptyState == nil)
        }
    }

    @Test("The shop's list says why there are no products, and what to do")
    func empty() {
        let (none, failed) = (content(.some(Self.page([]))).emptyState, content(.error(Self.error, nil)).emptyState)
        #expect(none?.title == "No products available" && none?.subtitle == "Reload to check again")
        #expect(failed?.title == "Products could not be loaded")
        #expect(
            failed?.subtitle
                == "The shop is not available: HTTP error with status code: 503. Wait a while.\nTry again"
        )
    }

    @Test("The shop's list says how many entries could not be read, and why, even without a product")
    func skipped() {
        let skipped = [SkippedEntry(.missing("products[0].name")), SkippedEntry(.missing("products[1].skus[2].price"))]
        let (some, failed) = (Self.page(products.products, skipped: skipped), Self.page([], skipped: skipped))
        let reason = "2 skipped, the first: “products[0].name” is missing"
        #expect(content(.some(some)).summary == "2 products, \(reason)")
        #expect(content(.error(Self.error, some)).summary == "2 products, the last load failed, \(reason)")
        #expect(content(.some(failed)).emptyState?.title == "No products available")
        #expect(content(.some(failed)).emptyState?.subtitle == "\(reason)\nReload to check again")
    }

    @Test("The shop's list finds the new index of a row, or else of its neighbour", arguments: [(0, 1), (1, 0)])
    func newIndex(index: Int, expected: Int) {
        let old = content(.some(products)).rows
        let new = content(.some(Self.page([.sample("new"), .sample("shirt")]))).rows
        let reversed = content(.some(Self.page(products.products.reversed()))).rows
        #expect(new.newIndex(of: index, in: old) == 1)
        #expect(reversed.newIndex(of: index, in: old) == expected)
    }

    private func product(_ product: Product) -> ProductViewModel.Product {
        ProductViewModel.Product(product, localization: .sample, nil)
    }

    @Test("A product's page has the product's name on one line")
    func name() {
        #expect(product(.sample(name: "Linen\nShirt")).name == "Linen Shirt")
    }

    @Test("A product's page has the colour, the size and the price of each variant")
    func variants() {
        let sale = SinglePrice.sale(was: .euros(cents: 8_900), now: .euros(cents: 6_230))
        let skus = product(
            .sample(skus: [.sample(), .sample("sand", color: "Sand", size: "XL", means: "wide", price: sale)])
        ).skus
        #expect(skus.map(\.color) == ["Moss", "Sand"] && skus.map(\.size) == ["M", "XL"])
        #expect(skus.map(\.sizeDescription) == ["chest 96–101 cm", "wide"])
        #expect(skus.map(\.price.payable) == ["€19.99", "€62.30"] && skus.map(\.price.was) == [nil, "€89.00"])
    }

    @Test("The product in the article has a size without a description")
    func published() throws {
        let page = product(.published)
        #expect(page.name == "Name" && page.price.payable == "US$10.00")
        let sku = try #require(page.skus.first)
        #expect(sku.color == "Red" && sku.size == "Medium" && sku.sizeDescription == nil)
    }

    @Test(
        "A product's page shows every form of a price",
        arguments: [
            (Price.single(.regular(.euros(cents: 3_990))), "€39.90", nil),
            (.single(.sale(was: .euros(cents: 8_900), now: .euros(cents: 6_230))), "€62.30", "€89.00"),
            (.range(from: .yen(1_980), to: .yen(2_640)), "JP¥1,980–JP¥2,640", nil),
        ])
    func price(price: Price, payable: String, was: String?) {
        let price = product(.sample(price: price)).price
        #expect(price.payable == payable && price.was == was)
    }
}
