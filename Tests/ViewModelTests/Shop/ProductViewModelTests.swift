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
    typealias Story = ModuleStory<ShopModule, Call>

    private nonisolated static let unavailable = ShopError.unavailable(.httpError(503))
    private nonisolated static let gone = ShopError.noProduct(id: "shirt")
    private nonisolated static let shirt = [Call.loadedProduct("Linen Shirt"), .likeStatus(on: false)]

    @Test(
        "A product page's view model notifies its view of each event",
        arguments: [
            Story("A load sends its start, then the product and its like status", [.startedLoading] + shirt) {
                try await $0.loadProduct()
            },
            Story(
                "A failed load sends an error offering Retry", [.startedLoading, .loadFailed(unavailable.text, .retry)]
            ) { try await $0.loadProduct(.failure(unavailable)) },
            Story(
                "Loading a withdrawn product sends an error offering Back",
                [.startedLoading, .loadFailed(gone.text, .goBack)]
            ) { try await $0.loadProduct(.failure(gone)) },
            Story(
                "Each change of the product's own like is sent immediately, whichever screen makes it",
                [.startedLoading] + shirt + [.likeStatus(on: true), .likeStatus(on: false), .likeStatus(on: true)]
            ) {
                try await $0.loadProduct()
                $0.product.send(.didTapLike)
                $0.product.send(.didTapLike)
                $0.likes.toggle("tea")
                $0.likes.toggle("shirt")
            },
            Story(
                "An earlier like is sent with the product",
                [.startedLoading, .loadedProduct("Linen Shirt"), .likeStatus(on: true), .likeStatus(on: false)]
            ) {
                $0.likes.toggle("shirt")
                try await $0.answerLike()
                try await $0.loadProduct()
                $0.likes.toggle("shirt")
            },
            Story("A like without a product sends nothing", []) {
                $0.product.send(.didTapLike)
                #expect($0.likes.model == .some([]))
            },
            Story(
                "A failed like is undone, then the view gets an error that offers to repeat the like",
                [.startedLoading] + shirt + [
                    .likeStatus(on: true), .likeStatus(on: false),
                    .likeFailed("Your like could not be saved. \(unavailable.text)", .likeAgain),
                ]
            ) {
                try await $0.loadProduct()
                $0.product.send(.didTapLike)
                try await $0.answerLike(.failure(unavailable))
            },
            Story(
                "A failed like of a withdrawn product is undone, then the view gets an error that offers Back",
                [.startedLoading] + shirt + [
                    .likeStatus(on: true), .likeStatus(on: false),
                    .likeFailed("Your like could not be saved. \(gone.text)", .goBack),
                ]
            ) {
                try await $0.loadProduct()
                $0.product.send(.didTapLike)
                try await $0.answerLike(.failure(gone))
            },
        ])
    func calls(story: Story) async throws {
        let module = await ShopModule()
        try await story.events(module)
        #expect(module.product.calls == story.expected)
    }

    @Test(
        "A product page's view model sends the current state to a newly bound view",
        arguments: [
            Story("No product is sent before the first load", []) { _ = $0.product },
            Story("The loaded product is sent", shirt) { try await $0.loadProduct() },
            Story("The failure of the first load is sent", [.loadFailed(unavailable.text, .retry)]) {
                try await $0.loadProduct(.failure(unavailable))
            },
            Story("The old product and a reload's failure are sent", shirt + [.loadFailed(gone.text, .goBack)]) {
                try await $0.loadProduct()
                try await $0.loadProduct(.failure(gone))
            },
            Story("The old product and a reload's start are sent", shirt + [.startedLoading]) {
                try await $0.loadProduct()
                $0.product.send(.loadProduct(id: "shirt"))
            },
        ])
    func binding(story: Story) async throws {
        let module = await ShopModule()
        try await story.events(module)
        let count = module.product.calls.count
        module.product.send(.didBind)
        #expect(Array(module.product.calls.dropFirst(count)) == [.storing(nil)] + story.expected)
    }

    @Test("A product page's view model reports an added variant, and shows a toast, when the change is stored")
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

        module.product.send(.sku(try #require(child.outputs.last)))
        #expect(child.outputs.count == 1 && module.product.calls.last == .addedToBag)
        #expect(module.ways == [.toast("Successfully added product!")])
    }

    @Test("A product page's view model opens the bag, and closes the page")
    func navigation() async {
        let module = await ShopModule()
        module.product.send(.didTapBag)
        module.product.send(.didTapBack)
        #expect(module.ways == [.bag, .back])
    }

    /// An output that can be compared.
    enum Call: Hashable {
        case startedLoading
        case loadedProduct(String)
        case addedToBag
        case storing(String?)
        case likeStatus(on: Bool)
        case loadFailed(String, ProductViewModel.Error.Recovery)
        case likeFailed(String, ProductViewModel.Error.Recovery)
    }
}

extension ReceivedOutputs<ProductViewModel> {
    fileprivate var calls: [ProductViewModelTests.Call] {
        outputs.map { output in
            switch output {
            case .startedLoading: .startedLoading
            case .loadedProduct(let product): .loadedProduct(product.name)
            case .addedToBag: .addedToBag
            case .storing(let subject): .storing(subject)
            case .likeStatus(let isOn): .likeStatus(on: isOn)
            case .showError(let error) where error.isLoadFailure: .loadFailed(error.text, error.recovery)
            case .showError(let error): .likeFailed(error.text, error.recovery)
            }
        }
    }

    /// The visible product.
    fileprivate var shown: ProductViewModel.Product? {
        outputs.reduce(nil) { if case .loadedProduct(let product) = $1 { product } else { $0 } }
    }
}
