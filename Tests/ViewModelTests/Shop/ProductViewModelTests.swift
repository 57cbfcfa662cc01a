import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("A product's page", .leakChecks, .endsWhenStuck)
struct ProductViewModelTests {
    @Test("answers with the product of that id, and whether it is liked")
    func loading() async throws {
        let module = ShopModule()
        module.product.send(.loadProduct(id: "shirt"))
        #expect(module.product.outputs.isEmpty)
        try await module.service.nextRequest().answer(.success(.sample("shirt", name: "Linen\nShirt")))
        await module.work.settle()

        #expect(module.service.questions == ["shirt"])
        #expect(module.product.calls == [.loadedProduct("Linen Shirt"), .likeStatus(false)])
    }

    @Test(
        "says why there is no product, and what to do about it",
        arguments: [
            (ShopError.noProduct(id: "shirt"), "The shop has no product “shirt”.", ProductViewModel.Error.WayOn.goBack),
            (.unavailable(reason: "closed"), "The shop does not answer: closed", .retry),
            (.unreadable(detail: "no name"), "The catalogue cannot be read: no name", .retry),
        ])
    func failure(error: ShopError, text: String, wayOn: ProductViewModel.Error.WayOn) async throws {
        let module = ShopModule()
        try await module.loadProduct(.failure(error))
        #expect(module.product.calls == [.showError(text, wayOn)])
    }

    @Test("answers after a failure when it is asked again")
    func retry() async throws {
        let module = ShopModule()
        try await module.loadProduct(.failure(.unavailable(reason: "closed")))
        try await module.loadProduct()
        #expect(module.product.calls.dropFirst() == [.loadedProduct("Linen Shirt"), .likeStatus(false)])
    }

    @Test("is liked, and no longer, at once")
    func like() async throws {
        let module = ShopModule()
        try await module.loadProduct()
        module.product.send(.didTapLike)
        #expect(module.product.calls.last == .likeStatus(true))
        #expect(module.likes.model == ["shirt"])
        module.product.send(.didTapLike)
        #expect(module.product.calls.suffix(2) == [.likeStatus(true), .likeStatus(false)])
        #expect(module.likes.model == [])
    }

    @Test("cannot be liked before it is there")
    func earlyLike() {
        let module = ShopModule()
        module.product.send(.didTapLike)
        #expect(module.product.outputs.isEmpty && module.likes.model == [])
    }

    @Test("hears of its like from another screen, and of no other product's")
    func likeElsewhere() async throws {
        let module = ShopModule()
        try await module.loadProduct()
        module.likes.toggle("tea")
        #expect(module.product.calls.count == 2)
        module.likes.toggle("shirt")
        #expect(module.product.calls.last == .likeStatus(true))
    }

    @Test("knows from the start that it was liked before")
    func likedBefore() async throws {
        let module = ShopModule()
        module.likes.toggle("shirt")
        try await module.loadProduct()
        #expect(module.product.calls.last == .likeStatus(true))
        module.likes.toggle("shirt")
        #expect(module.product.calls.last == .likeStatus(false))
    }

    @Test("a variant goes into the bag, and its answer passes through the page, all before send returns")
    func addedToBag() async throws {
        let module = ShopModule()
        let (moss, sand) = (SKU.sample("moss", color: "Moss"), SKU.sample("sand", color: "Sand"))
        let product = Product.sample(skus: [moss, sand])
        try await module.loadProduct(.success(product))
        let child = trackForLeaks(ReceivedOutputs(of: try #require(module.product.skus.last)))

        child.send(.didTapAddToBag)
        #expect(module.bag.model == Bag().applying(.add(sand, of: product)))
        let output = try #require(child.outputs.last)
        module.product.send(.sku(output))

        #expect(child.outputs.count == 1)
        #expect(module.product.calls.last == .addedToBag)
        #expect(module.navigator.calls == [.showToast("Successfully added product!")])
    }

    @Test("says of each variant what it is and what it costs")
    func variants() async throws {
        let module = ShopModule()
        let sale = SinglePrice.sale(was: .euros(cents: 8_900), now: .euros(cents: 6_230))
        try await module.loadProduct(
            .success(
                .sample(skus: [.sample(), .sample("sand", color: "Sand", size: "XL", means: "wide", price: sale)])))
        let skus = module.product.skus
        #expect(skus.map(\.color) == ["Moss", "Sand"] && skus.map(\.size) == ["M", "XL"])
        #expect(skus.map(\.sizeDescription) == ["chest 96–101 cm", "wide"])
        #expect(skus.map(\.price.payable) == ["€19.99", "€62.30"] && skus.map(\.price.was) == [nil, "€89.00"])
    }

    @Test(
        "writes every form of a price",
        arguments: [
            (Price.single(.regular(.euros(cents: 3_990))), "€39.90", nil),
            (.single(.sale(was: .euros(cents: 8_900), now: .euros(cents: 6_230))), "€62.30", "€89.00"),
            (.range(from: .yen(1_980), to: .yen(2_640)), "JP¥1,980–JP¥2,640", nil),
        ])
    func price(price: Price, payable: String, was: String?) async throws {
        let module = ShopModule()
        try await module.loadProduct(.success(.sample(price: price)))
        #expect(module.product.shown?.price.payable == payable)
        #expect(module.product.shown?.price.was == was)
    }

    @Test("writes prices as the reader's language does")
    func language() async throws {
        var localization = Localization.sample
        localization.locale = Locale(identifier: "de_DE")
        let module = ShopModule(localization: localization)
        try await module.loadProduct()
        #expect(module.product.shown?.price.payable == "19,99\u{A0}€")
        #expect(module.product.skus.first?.price.payable == "19,99\u{A0}€")
    }

    @Test("leads to the bag, and back where there is no product to show")
    func navigation() async throws {
        let module = ShopModule()
        try await module.loadProduct(.failure(.noProduct(id: "shirt")))
        module.product.send(.didTapBag)
        module.product.send(.didTapBack)
        #expect(module.navigator.calls == [.showBag, .close])
    }
}

/// An output that can be compared.
private enum Call: Equatable {
    case loadedProduct(String)
    case addedToBag
    case likeStatus(Bool)
    case showError(String, ProductViewModel.Error.WayOn)
}

extension ReceivedOutputs<ProductViewModel> {
    fileprivate var calls: [Call] {
        outputs.map { output in
            switch output {
            case .loadedProduct(let product): .loadedProduct(product.name)
            case .addedToBag: .addedToBag
            case .likeStatus(let isOn): .likeStatus(isOn)
            case .showError(let error): .showError(error.text, error.wayOn)
            }
        }
    }

    /// What shows.
    fileprivate var shown: ProductViewModel.Product? {
        outputs.reduce(nil) { if case .loadedProduct(let product) = $1 { product } else { $0 } }
    }

    fileprivate var skus: [SKUViewModel] { shown?.skus ?? [] }
}
