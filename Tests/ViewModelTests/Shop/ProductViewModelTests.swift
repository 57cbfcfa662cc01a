import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The view model of a product's page", .leakChecks, .endsWhenStuck)
struct ProductViewModelTests {
    private nonisolated static let unavailable = ShopError.unavailable(.httpError(503))

    @Test("says that it loads, then answers with the product and whether it is liked")
    func loading() async throws {
        let module = await ShopModule()
        module.product.send(.loadProduct(id: "shirt"))
        #expect(module.product.calls == [.startedLoading])
        try await module.service.nextRequest().answer(.success(.sample("shirt")))
        await module.work.settle()

        #expect(module.service.questions == ["shirt"])
        #expect(module.product.calls.dropFirst() == [.loadedProduct("Linen Shirt"), .likeStatus(false)])
    }

    @Test(
        "says why there is no product, and offers a way on",
        arguments: [
            (
                ShopError.noProduct(id: "shirt"), "This product is no longer in the shop. Choose another one.",
                ProductViewModel.Error.WayOn.goBack
            ),
            (unavailable, "The shop is not available: HTTP error with status code: 503. Wait a while.", .retry),
            (
                .unavailable(.recordingError(.malformed(path: "/shop.json", .missing("name")))),
                "The file /shop.json cannot be read: “name” is missing. Correct the file.", .retry
            ),
        ])
    func failure(error: ShopError, text: String, wayOn: ProductViewModel.Error.WayOn) async throws {
        let module = await ShopModule()
        try await module.loadProduct(.failure(error))
        #expect(module.product.calls == [.startedLoading, .showError(text, wayOn)])
        guard case .showError(let error) = module.product.outputs.last else { return }
        #expect(error.pageText == text + (wayOn == .goBack ? "\nGo back" : "\nTry again"))
    }

    @Test("answers after a failure when it loads again")
    func retry() async throws {
        let module = await ShopModule()
        try await module.loadProduct(.failure(Self.unavailable))
        try await module.loadProduct()
        #expect(
            module.product.calls.suffix(3) == [.startedLoading, .loadedProduct("Linen Shirt"), .likeStatus(false)])
    }

    @Test("tells a view what there is when it is bound")
    func binding() async throws {
        let module = await ShopModule()
        module.product.send(.didBind)
        #expect(module.product.calls == [.storing(nil)])
        try await module.loadProduct(.failure(Self.unavailable))
        module.product.send(.didBind)
        #expect(module.product.calls.suffix(3).first == module.product.calls.last)
        try await module.loadProduct()
        module.product.send(.loadProduct(id: "shirt"))
        module.product.send(.didBind)
        #expect(
            module.product.calls.suffix(3) == [.loadedProduct("Linen Shirt"), .likeStatus(false), .startedLoading])
        try await module.service.nextRequest().answer(.success(.sample()))
        await module.work.settle()
        module.product.send(.didBind)
        #expect(module.product.calls.suffix(2) == [.loadedProduct("Linen Shirt"), .likeStatus(false)])
    }

    @Test("likes the product at once, and takes the like back")
    func like() async throws {
        let module = await ShopModule()
        try await module.loadProduct()
        module.product.send(.didTapLike)
        #expect(module.product.calls.last == .likeStatus(true))
        module.product.send(.didTapLike)
        #expect(module.product.calls.suffix(2) == [.likeStatus(true), .likeStatus(false)])
        for _ in 0..<2 { try await module.likesService.nextRequest().succeed() }
        await module.work.settle()
        #expect(module.likesService.questions == [.init("shirt", isLiked: true), .init("shirt", isLiked: false)])
        #expect(module.product.calls.last == .likeStatus(false))
    }

    @Test("takes a like back that the service does not accept, then says so, and offers to like again")
    func failedLike() async throws {
        let module = await ShopModule()
        try await module.loadProduct()
        module.product.send(.didTapLike)
        try await module.answerLike(.failure(Self.unavailable))
        let text =
            "Your like could not be saved. The shop is not available: HTTP error with status code: 503. "
            + "Wait a while."
        #expect(
            module.product.calls.suffix(3) == [.likeStatus(true), .likeStatus(false), .showError(text, .likeAgain)])
        module.product.send(.didTapLike)
        try await module.answerLike()
        #expect(module.product.calls.last == .likeStatus(true))
    }

    @Test("offers to go back if the shop no longer has the liked product")
    func refusedLike() async throws {
        let module = await ShopModule()
        try await module.loadProduct()
        module.product.send(.didTapLike)
        try await module.answerLike(.failure(.noProduct(id: "shirt")))
        let text = "Your like could not be saved. This product is no longer in the shop. Choose another one."
        #expect(module.product.calls.last == .showError(text, .goBack))
    }

    @Test("cannot like a product before it is there")
    func earlyLike() async {
        let module = await ShopModule()
        module.product.send(.didTapLike)
        #expect(module.product.outputs.isEmpty && module.likes.model == .some([]))
    }

    @Test("hears of likes on other screens, for its own product alone")
    func likeElsewhere() async throws {
        let module = await ShopModule()
        try await module.loadProduct()
        module.likes.toggle("tea")
        #expect(module.product.calls.last == .likeStatus(false) && module.product.calls.count == 3)
        module.likes.toggle("shirt")
        #expect(module.product.calls.last == .likeStatus(true))
    }

    @Test("knows of likes from before it was there")
    func likedBefore() async throws {
        let module = await ShopModule()
        module.likes.toggle("shirt")
        try await module.answerLike()
        try await module.loadProduct()
        #expect(module.product.calls.last == .likeStatus(true))
        module.likes.toggle("shirt")
        #expect(module.product.calls.last == .likeStatus(false))
    }

    @Test("passes on that a variant is in the bag, and says a toast, once it is stored")
    func addedToBag() async throws {
        let module = await ShopModule()
        let (moss, sand) = (SKU.sample("moss", color: "Moss"), SKU.sample("sand", color: "Sand"))
        let product = Product.sample(skus: [moss, sand])
        try await module.loadProduct(.success(product))
        let child = trackForLeaks(ReceivedOutputs(of: try #require(module.product.shown?.skus.last)))

        child.send(.didTapAddToBag)
        #expect(child.outputs.isEmpty && module.product.calls.last == .storing("your latest change to the bag"))
        await module.work.settle()
        #expect(module.bagStore.value == Bag().applying(.add(sand, of: product)))
        #expect(module.product.calls.last == .storing(nil))
        let output = try #require(child.outputs.last)
        module.product.send(.sku(output))

        #expect(child.outputs.count == 1)
        #expect(module.product.calls.last == .addedToBag)
        #expect(module.navigator.calls == [.showToast("Successfully added product!")])
    }

    @Test("does not say that a variant was added if it could not be stored")
    func failedAddition() async throws {
        let module = await ShopModule()
        try await module.loadProduct()
        let child = trackForLeaks(ReceivedOutputs(of: try #require(module.product.shown?.skus.last)))
        module.bagStore.failure = .diskFull(path: "/data/strata.sqlite")
        child.send(.didTapAddToBag)
        await module.work.settle()
        #expect(child.outputs.isEmpty && module.product.calls.last == .storing(nil))
        module.bagStore.failure = nil
        module.products.send(.didTapRetryBag)
        await module.work.settle()
        #expect(child.outputs.count == 1)
    }

    @Test("opens the bag, and closes the page")
    func navigation() async {
        let module = await ShopModule()
        module.product.send(.didTapBag)
        module.product.send(.didTapBack)
        #expect(module.navigator.calls == [.showBag, .close])
    }
}

/// An output that can be compared.
private enum Call: Equatable {
    case startedLoading
    case loadedProduct(String)
    case addedToBag
    case storing(String?)
    case likeStatus(Bool)
    case showError(String, ProductViewModel.Error.WayOn)
}

extension ReceivedOutputs<ProductViewModel> {
    fileprivate var calls: [Call] {
        outputs.map { output in
            switch output {
            case .startedLoading: .startedLoading
            case .loadedProduct(let product): .loadedProduct(product.name)
            case .addedToBag: .addedToBag
            case .storing(let subject): .storing(subject)
            case .likeStatus(let isOn): .likeStatus(isOn)
            case .showError(let error): .showError(error.text, error.wayOn)
            }
        }
    }

    /// The product that shows.
    fileprivate var shown: ProductViewModel.Product? {
        outputs.reduce(nil) { if case .loadedProduct(let product) = $1 { product } else { $0 } }
    }
}
