import Binding
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
        let module = await ShopModule()
        try await module.loadProducts(.success(products))
        #expect(module.products.calls == [.startedLoading, .loadedProducts(["Linen Shirt", "Green Tea"])])
    }

    @Test("says why there is nothing, and offers to retry")
    func failure() async throws {
        let module = await ShopModule()
        try await module.loadProducts(.failure(.unavailable(.httpError(503))))
        let text = "The shop is not available: HTTP error with status code: 503. Wait a while."
        #expect(module.products.calls == [.startedLoading, .showError(text, .retry)])
    }

    @Test("keeps the products when loading again fails")
    func failedReload() async throws {
        let module = await ShopModule()
        try await module.loadProducts(.success(products))
        try await module.loadProducts(.failure(.unavailable(.httpError(503))))
        #expect(module.products.shown?.rows.map(\.name) == ["Linen Shirt", "Green Tea"])
        #expect(module.products.shown?.summary == "2 products, the last load failed")
    }

    @Test("tells a view what there is when it is bound, loaded or not")
    func binding() async throws {
        let module = await ShopModule()
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
        let module = await ShopModule()
        try await module.loadProducts(.success(products))
        module.products.send(.didTapLike(id: "tea"))
        #expect(module.products.calls.last == .likesChanged(["Green Tea"]))
        module.likes.toggle("shirt")
        module.products.send(.didTapLike(id: "tea"))
        #expect(module.products.calls.last == .likesChanged(["Linen Shirt"]))
    }

    @Test("takes a like back that the service does not accept, then says so, and offers to like again")
    func failedLike() async throws {
        let module = await ShopModule()
        try await module.loadProducts(.success(products))
        module.products.send(.didTapLike(id: "tea"))
        try await module.answerLike(.failure(.unavailable(.httpError(503))))
        let text =
            "Your like could not be saved. The shop is not available: HTTP error with status code: 503. "
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
        let module = await ShopModule()
        try await module.loadProducts(.success(products))
        module.products.send(.didTapLike(id: "tea"))
        try await module.answerLike(.failure(.noProduct(id: "tea")))
        let text = "Your like could not be saved. This product is no longer in the shop. Choose another one."
        #expect(module.products.calls.last == .showError(text, .dismiss))
    }

    @Test("says once that a change of the bag is not stored, until it is, or is given up", arguments: [true, false])
    func loss(isWanted: Bool) async throws {
        let module = await ShopModule()
        try await module.loadProducts(.success(products))
        let full = StoreError.diskFull(path: "/data/strata.sqlite")
        module.bagStore.failure = full
        module.bag.add(.sample(), of: .sample())
        await module.work.settle()
        let text = "Not saved: your latest change to the bag. \(full.text)"
        let loss = Call.showError(text, .storeAgain(isLasting: full.isLasting))
        #expect(module.products.calls.filter { $0 == loss }.count == 1)
        module.products.send(.didTapRetryBag)
        await module.work.settle()
        #expect(module.products.calls.filter { $0 == loss }.count == 2)
        module.bagStore.failure = nil
        module.products.send(isWanted ? .didTapRetryBag : .didGiveUpBagChange)
        await module.work.settle()
        #expect(module.bagStore.value.count == (isWanted ? 1 : 0) && module.bag.saving.failure == nil)
    }

    @Test("says each time that the bag could not be read, and reads it again")
    func unreadBag() async throws {
        let module = await ShopModule()
        try await module.loadProducts(.success(products))
        let locked = StoreError.locked(path: "/data/strata.sqlite")
        module.bagStore.failure = locked
        for _ in 0..<2 {
            module.products.send(.didTapRetryBag)
            await module.work.settle()
        }
        let text = "Your bag could not be read. \(locked.text)"
        #expect(module.products.calls.filter { $0 == .showError(text, .readBagAgain) }.count == 2)
        module.bagStore.failure = nil
        module.products.send(.didTapRetryBag)
        await module.work.settle()
        #expect(module.bag.model == .some(Bag()))
    }

    @Test("opens a product, and the bag")
    func navigation() async throws {
        let module = await ShopModule()
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
