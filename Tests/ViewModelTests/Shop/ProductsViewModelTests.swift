import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The view model of the shop's list", .leakChecks, .endsWhenStuck)
struct ProductsViewModelTests {
    private let products = [Product.sample("shirt"), .sample("tea", name: "Green Tea")]

    @Test("says that it loads, then what there is")
    func loading() async throws {
        let module = ShopModule()
        try await module.loadProducts(.success(products))
        #expect(module.products.calls == [.startedLoading, .loadedProducts(["Linen Shirt", "Green Tea"])])
    }

    @Test("says why there is nothing, and offers to retry")
    func failure() async throws {
        let module = ShopModule()
        try await module.loadProducts(.failure(.unavailable(.httpError(503))))
        let text = "The shop is not answering: HTTP error with status code: 503. Wait a while."
        #expect(module.products.calls == [.startedLoading, .showError(text, .retry)])
    }

    @Test("keeps the products when loading again fails")
    func failedReload() async throws {
        let module = ShopModule()
        try await module.loadProducts(.success(products))
        try await module.loadProducts(.failure(.unavailable(.httpError(503))))
        #expect(module.products.shown?.rows.map(\.name) == ["Linen Shirt", "Green Tea"])
        #expect(module.products.shown?.summary == "2 products, the last load failed")
    }

    @Test("tells a view what there is when it is bound, loaded or not")
    func binding() async throws {
        let module = ShopModule()
        module.products.send(.didBind)
        #expect(module.products.shown?.isLoading == true)
        try await module.loadProducts(.success(products))
        module.products.send(.didBind)
        #expect(
            module.products.calls.suffix(2)
                == Array(repeating: .loadedProducts(["Linen Shirt", "Green Tea"]), count: 2))
    }

    @Test("tells of each like, here and on other screens")
    func likes() async throws {
        let module = ShopModule()
        try await module.loadProducts(.success(products))
        module.products.send(.didTapLike(id: "tea"))
        #expect(module.products.calls.last == .likesChanged(["Green Tea"]))
        module.likes.toggle("shirt")
        module.products.send(.didTapLike(id: "tea"))
        #expect(module.products.calls.last == .likesChanged(["Linen Shirt"]))
    }

    @Test("takes a like back that the service does not accept, then says so, and offers to like again")
    func failedLike() async throws {
        let module = ShopModule()
        try await module.loadProducts(.success(products))
        module.products.send(.didTapLike(id: "tea"))
        try await module.answerLike(.failure(.unavailable(.httpError(503))))
        let text =
            "Your like could not be saved. The shop is not answering: HTTP error with status code: 503. "
            + "Wait a while."
        #expect(
            module.products.calls.suffix(3) == [
                .likesChanged(["Green Tea"]), .likesChanged([]), .showError(text, .likeAgain(id: "tea")),
            ])
        #expect(module.products.shown?.rows.map(\.isLiked) == [false, false])
        module.products.send(.didTapLike(id: "shirt"))
        #expect(module.products.calls.last == .likesChanged(["Linen Shirt"]))
    }

    @Test("does not offer to like again if that cannot help")
    func refusedLike() async throws {
        let module = ShopModule()
        try await module.loadProducts(.success(products))
        module.products.send(.didTapLike(id: "tea"))
        try await module.answerLike(.failure(.noProduct(id: "tea")))
        let text = "Your like could not be saved. The product “tea” is no longer in the shop."
        #expect(module.products.calls.last == .showError(text, .dismiss))
    }

    @Test("opens a product, and the bag")
    func navigation() async throws {
        let module = ShopModule()
        module.products.send(.didSelectProduct(id: "tea"))
        module.products.send(.didTapBag)
        #expect(module.navigator.calls == [.showProduct(id: "tea"), .showBag])
    }
}

/// An output that can be compared.
private enum Call: Equatable {
    case startedLoading
    case loadedProducts([String])
    case likesChanged([String])
    case showError(String, ProductsViewModel.Error.WayOn)
}

extension ReceivedOutputs<ProductsViewModel> {
    fileprivate var calls: [Call] {
        outputs.map { output in
            switch output {
            case .startedLoading: .startedLoading
            case .loadedProducts(let products): .loadedProducts(products.rows.map(\.name))
            case .likesChanged(let products): .likesChanged(products.rows.filter(\.isLiked).map(\.name))
            case .showError(let error, _): .showError(error.text, error.wayOn)
            }
        }
    }

    /// What shows.
    fileprivate var shown: ProductsViewModel.Products? {
        switch outputs.last {
        case .startedLoading(let products), .loadedProducts(let products), .likesChanged(let products),
            .showError(_, let products):
            products
        case nil: nil
        }
    }
}
