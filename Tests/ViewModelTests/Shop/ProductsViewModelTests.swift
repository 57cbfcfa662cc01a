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
    typealias Story = ModuleStory<ShopModule, Call>

    private nonisolated static let unavailable = ShopError.unavailable(.httpError(503))
    private nonisolated static let both = ["shirt", "tea"]
    private nonisolated static let locked = StoreError.locked(path: "/x")
    private nonisolated static let broken = StoreError.readOnly(path: "/x")
    private nonisolated static let notSaved = "Not saved: your latest change to the bag."
    private nonisolated static let unread = "Your bag could not be read."

    @Test(
        "The shop list's view model notifies its view of each event after the products have loaded",
        arguments: [
            Story("A bound view gets the loaded products", [.loadedProducts(both)]) { $0.products.send(.didBind) },
            Story(
                "A load sends the old products, then the new products",
                [.startedLoading(both), .loadedProducts(["tea"])]
            ) { try await $0.loadProducts(.success([.sample("tea")])) },
            Story(
                "A failed load sends an error offering Retry",
                [.startedLoading(both), .loadFailed(unavailable.text, .retry, both)]
            ) { try await $0.loadProducts(.failure(unavailable)) },
            Story(
                "A failed load that no retry can repair sends an error offering OK",
                [.startedLoading(both), .loadFailed(ShopError.unavailable(.invalidURL).text, .dismiss, both)]
            ) { try await $0.loadProducts(.failure(.unavailable(.invalidURL))) },
            Story(
                "Each like is sent, whichever screen makes it",
                [
                    .likesChanged(["shirt", "★ tea"]), .likesChanged(["★ shirt", "★ tea"]),
                    .likesChanged(["★ shirt", "tea"]),
                ]
            ) {
                $0.products.send(.didTapLike(id: "tea"))
                $0.likes.toggle("shirt")
                $0.products.send(.didTapLike(id: "tea"))
            },
            Story(
                "A failed like is undone, then the view gets an error that offers to repeat the like",
                [
                    .likesChanged(["shirt", "★ tea"]), .likesChanged(both),
                    .failed("Your like could not be saved. \(unavailable.text)", .likeAgain(id: "tea"), both),
                ]
            ) { try await $0.like("tea", failing: unavailable) },
            Story(
                "A failed like of a withdrawn product is undone, then the view gets an error that offers OK",
                [
                    .likesChanged(["shirt", "★ tea"]), .likesChanged(both),
                    .failed("Your like could not be saved. \(ShopError.noProduct(id: "tea").text)", .dismiss, both),
                ]
            ) { try await $0.like("tea", failing: .noProduct(id: "tea")) },
            Story(
                "A failed change to the bag sends one error, even if the bag is read afterwards",
                [.failed("\(notSaved) \(locked.text)", .storeAgain(needsRepair: false), both)]
            ) {
                await $0.add(failing: locked)
                await $0.readBag(failing: nil)
            },
            Story(
                "Each failed attempt to change the bag sends an error, which says if a retry cannot help yet",
                Array(repeating: .failed("\(notSaved) \(broken.text)", .storeAgain(needsRepair: true), both), count: 2)
            ) {
                await $0.add(failing: broken)
                await $0.send(.didTapRetryBag)
            },
            Story("A failure to read the bag is sent", [.failed("\(unread) \(locked.text)", .readBagAgain, both)]) {
                await $0.readBag(failing: locked)
            },
            Story("A broken store offers only OK", [.failed("\(unread) \(broken.text)", .dismiss, both)]) {
                await $0.readBag(failing: broken)
            },
        ])
    func calls(story: Story) async throws {
        let module = await ShopModule()
        try await module.loadProducts(.success([.sample("shirt"), .sample("tea")]))
        let count = module.products.calls.count
        try await story.events(module)
        #expect(Array(module.products.calls.dropFirst(count)) == story.expected)
    }

    @Test("The shop list's view model can retry or give up a failed change to the bag", arguments: [true, false])
    func decision(isWanted: Bool) async {
        let module = await ShopModule()
        await module.add(failing: Self.locked)
        module.bagStore.failure = nil
        await module.send(isWanted ? .didTapRetryBag : .didGiveUpBagChange)
        #expect(module.bagStore.value.count == (isWanted ? 1 : 0) && module.bag.saving.failure == nil)
    }

    @Test("The shop list's view model opens a product, and the bag")
    func navigation() async {
        let module = await ShopModule()
        module.products.send(.didSelectProduct(id: "tea"))
        module.products.send(.didTapBag)
        #expect(module.ways == [.product(id: "tea"), .bag])
    }

    /// An output that can be compared: the IDs of the products, with a star before a liked product.
    enum Call: Hashable {
        case startedLoading([String])
        case loadedProducts([String])
        case likesChanged([String])
        case loadFailed(String, ProductsViewModel.Error.Recovery, [String])
        case failed(String, ProductsViewModel.Error.Recovery, [String])
    }
}

extension ReceivedOutputs<ProductsViewModel> {
    fileprivate var calls: [ProductsViewModelTests.Call] {
        outputs.map { output in
            switch output {
            case .startedLoading(let products): .startedLoading(ids(products))
            case .loadedProducts(let products): .loadedProducts(ids(products))
            case .likesChanged(let products): .likesChanged(ids(products))
            case .showError(let error, let products) where error.isLoadFailure:
                .loadFailed(error.text, error.recovery, ids(products))
            case .showError(let error, let products): .failed(error.text, error.recovery, ids(products))
            }
        }
    }

    private func ids(_ products: ProductsViewModel.Products) -> [String] {
        products.rows.map { ($0.isLiked ? "★ " : "") + $0.id }
    }
}

extension ShopModule {
    /// Likes the product in the list; the request fails.
    fileprivate func like(_ id: Product.ID, failing error: ShopError) async throws {
        products.send(.didTapLike(id: id))
        try await answerLike(.failure(error))
    }

    /// Sends `input` to the list's view model, and waits until all work is done.
    fileprivate func send(_ input: ProductsViewModel.Input) async {
        products.send(input)
        await work.settle()
    }
}
