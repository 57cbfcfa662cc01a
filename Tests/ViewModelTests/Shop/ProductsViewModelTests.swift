import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The shop's list", .leakChecks, .endsWhenStuck)
struct ProductsViewModelTests {
    private let products = [Product.sample("shirt"), .sample("tea", name: "Green\nTea")]

    @Test("says that it loads, then what there is")
    func loading() async throws {
        let module = ShopModule()
        try await module.loadProducts(.success(products))
        #expect(module.products.calls == [.startedLoading, .loadedProducts(["Linen Shirt", "Green Tea"], liked: [])])
    }

    @Test("says why there is nothing")
    func failure() async throws {
        let module = ShopModule()
        try await module.loadProducts(.failure(.unavailable(reason: "closed")))
        #expect(module.products.calls == [.startedLoading, .showError("The shop does not answer: closed")])
    }

    @Test(
        "says how many there are", arguments: [(0, "0 products"), (1, "1 product"), (2, "2 products")])
    func summary(count: Int, expected: String) async throws {
        let module = ShopModule()
        try await module.loadProducts(.success(Array(products.prefix(count))))
        #expect(module.products.shown?.summary == expected)
    }

    @Test("keeps what there is when loading anew fails, and says so until it does not")
    func failedReload() async throws {
        let module = ShopModule()
        try await module.loadProducts(.success(products))
        try await module.loadProducts(.failure(.unavailable(reason: "closed")))
        #expect(module.products.shown?.rows.map(\.name) == ["Linen Shirt", "Green Tea"])
        #expect(module.products.shown?.summary == "2 products, the last load failed")
        try await module.loadProducts(.success(products))
        #expect(module.products.shown?.summary == "2 products")
    }

    @Test("is told of each like, here and elsewhere")
    func likes() async throws {
        let module = ShopModule()
        try await module.loadProducts(.success(products))
        module.products.send(.didTapLike(at: 1))
        #expect(module.products.calls.last == .likesChanged(["Linen Shirt", "Green Tea"], liked: ["Green Tea"]))
        #expect(module.likes.model == ["tea"])
        module.likes.toggle("shirt")
        module.products.send(.didTapLike(at: 1))
        #expect(module.products.calls.last == .likesChanged(["Linen Shirt", "Green Tea"], liked: ["Linen Shirt"]))
    }

    @Test("has nothing to say of a like before there is anything")
    func earlyLike() {
        let module = ShopModule()
        module.products.send(.didTapBag)
        module.likes.toggle("shirt")
        #expect(module.products.outputs.isEmpty)
    }

    @Test("leads to the product of a row, and to the bag")
    func navigation() async throws {
        let module = ShopModule()
        try await module.loadProducts(.success(products))
        module.products.send(.didSelectProduct(at: 1))
        module.products.send(.didTapBag)
        #expect(module.navigator.calls == [.showProduct(id: "tea"), .showBag])
    }

    @Test("leads nowhere, and likes nothing, from a row out of range", arguments: [-1, 2, .max])
    func outOfRange(index: Int) async throws {
        let module = ShopModule()
        try await module.loadProducts(.success(products))
        module.products.send(.didSelectProduct(at: index))
        module.products.send(.didTapLike(at: index))
        #expect(module.navigator.calls.isEmpty && module.likes.model.isEmpty)
    }
}

/// An output that can be compared.
private enum Call: Equatable {
    case startedLoading
    case loadedProducts([String], liked: [String])
    case likesChanged([String], liked: [String])
    case showError(String)
}

extension ReceivedOutputs<ProductsViewModel> {
    fileprivate var calls: [Call] {
        outputs.map { output in
            switch output {
            case .startedLoading: .startedLoading
            case .loadedProducts(let products):
                .loadedProducts(products.rows.map(\.name), liked: products.rows.filter(\.isLiked).map(\.name))
            case .likesChanged(let products):
                .likesChanged(products.rows.map(\.name), liked: products.rows.filter(\.isLiked).map(\.name))
            case .showError(let text, _): .showError(text)
            }
        }
    }

    /// What shows.
    fileprivate var shown: ProductsViewModel.Products? {
        outputs.reduce(nil) { shown, output in
            switch output {
            case .startedLoading: shown
            case .loadedProducts(let products), .likesChanged(let products), .showError(_, let products): products
            }
        }
    }
}
