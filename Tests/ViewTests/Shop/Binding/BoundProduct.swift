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

/// A product's page, and what stands behind it; the test answers the requests.
@MainActor
final class BoundProduct: BoundScreen {
    let screen: ProductView
    let interactor: ProductInteractor
    let likes: ProductLikesInteractor
    private let shop = ManualShopService()
    private let loading = Work()
    private let likesService = ManualProductLikesService()
    private let liking = Work()
    private let bag: BagInteractor
    let storing = Work()

    /// A page that loaded a product whose like is on its way.
    ///
    /// - Parameter deafOutput: The name of an output that the screen ignores.
    static func loaded(
        deafTo deafOutput: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> BoundProduct {
        let module = BoundProduct(deafTo: deafOutput, sourceLocation: sourceLocation)
        try await module.load(.success(.jacket))
        module.likes.toggle("jacket")
        return module
    }

    /// A page that could not load its product.
    static func failed(
        deafTo deafOutput: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> BoundProduct {
        let module = BoundProduct(deafTo: deafOutput, sourceLocation: sourceLocation)
        try await module.load(.failure(.unavailable(.httpError(503))))
        return module
    }

    private init(deafTo deafOutput: String?, sourceLocation: SourceLocation) {
        interactor = ProductInteractor(service: shop, work: loading)
        likes = ProductLikesInteractor(service: likesService, work: liking)
        bag = BagInteractor(store: InMemoryBagStore(), work: storing)
        screen = ProductView(
            viewModel: ProductViewModel(
                interactor: interactor, likes: likes, bag: bag, localization: .sample, navigator: nil),
            id: "jacket")
        screen.setupViewModel()
        for object in [screen, interactor, likes, bag] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        guard let deafOutput else { return }
        screen.interface.receive { [weak screen] output in
            if outputName(output) != deafOutput { screen?.receive(output) }
        }
    }

    func cut() { screen.interface.receive { _ in } }

    func bind() { screen.setupViewModel() }

    /// Loads the product, and answers with `result`.
    func load(_ result: Result<Product, ShopError>) async throws {
        interactor.load(id: "jacket")
        try await shop.nextRequest().answer(result)
        await loading.settle()
    }

    /// Adds the selected variant to the bag, and waits until that is stored.
    func add() async {
        screen.press(.enter)
        await storing.settle()
    }

    /// Answers the next change of the like.
    func answerLike(_ result: Result<Void, ShopError>) async throws {
        try await likesService.nextRequest().answer(result)
        await liking.settle()
    }
}
