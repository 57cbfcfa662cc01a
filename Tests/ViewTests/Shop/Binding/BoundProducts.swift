import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

/// The shop's list, and what stands behind it; the test answers the requests.
@MainActor
final class BoundProducts: BoundScreen {
    let screen: ProductsView
    let interactor: ProductsInteractor
    let likes: ProductLikesInteractor
    private let shop = ManualShopService()
    private let loading = Work()
    private let likesService = ManualProductLikesService()
    private let liking = Work()
    private let bagStore = InMemoryBagStore()
    private let bag: BagInteractor
    private let storing = Work()

    /// A list of two products; the like of the second is on its way.
    ///
    /// - Parameter deafOutput: The name of an output that the screen ignores.
    static func loaded(
        deafTo deafOutput: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> BoundProducts {
        let module = BoundProducts(sourceLocation: sourceLocation)
        if let deafOutput {
            module.screen.interface.receive { [weak screen = module.screen] output in
                if outputName(output) != deafOutput { screen?.receive(output) }
            }
        }
        try await module.load(.success([.jacket, .hat]))
        module.likes.toggle("hat")
        return module
    }

    private init(sourceLocation: SourceLocation) {
        interactor = ProductsInteractor(service: shop, work: loading)
        likes = ProductLikesInteractor(service: likesService, work: liking)
        bag = BagInteractor(store: bagStore, work: storing)
        screen = ProductsView(
            viewModel: ProductsViewModel(
                interactor: interactor, likes: likes, bag: bag, localization: .sample, navigator: nil))
        screen.setupViewModel()
        for object in [screen, interactor, likes, bag] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
    }

    func cut() { screen.interface.receive { _ in } }

    func bind() { screen.setupViewModel() }

    /// Loads the products, and answers with `result`.
    func load(_ result: Result<[Product], ShopError>) async throws {
        interactor.load()
        try await shop.nextListRequest().answer(result.map { ProductPage(products: $0) })
        await loading.settle()
    }

    /// Adds a variant to the bag, which fails if its store does.
    func add(failing failure: StoreError?) async {
        bagStore.failure = failure
        bag.add(.sample(), of: .sample())
        await storing.settle()
    }

    /// Presses `keys` while the bag can be stored, and returns the number of pieces that are stored then.
    func storedCount(after keys: Key...) async -> Int {
        bagStore.failure = nil
        let harness = Harness(showing: screen)
        for key in keys { harness.press(key) }
        await storing.settle()
        return bagStore.value.count
    }

    /// Answers the next change of a like.
    func answerLike(_ result: Result<Void, ShopError>) async throws {
        try await likesService.nextRequest().answer(result)
        await liking.settle()
    }
}
