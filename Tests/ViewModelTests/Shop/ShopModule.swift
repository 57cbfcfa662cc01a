import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

/// The shop's view models, with everything that they speak to; the test answers the requests.
@MainActor
struct ShopModule {
    let service = ManualShopService()
    let likesService = ManualProductLikesService()
    let work = Work()
    let likes: ProductLikesInteractor
    let bagStore: InMemoryBagStore
    let bag: BagInteractor
    let navigator = ShopNavigatorMock()
    let products: ReceivedOutputs<ProductsViewModel>
    let product: ReceivedOutputs<ProductViewModel>
    let bagScreen: ReceivedOutputs<BagViewModel>

    /// - Parameter bagStore: The store of a bag that is read before the test begins.
    init(bagStore: InMemoryBagStore = InMemoryBagStore(), sourceLocation: SourceLocation = #_sourceLocation) async {
        self.bagStore = bagStore
        bag = BagInteractor(store: bagStore, work: work)
        bag.load()
        await work.settle()
        likes = ProductLikesInteractor(service: likesService, work: work)
        let list = ProductsInteractor(service: service, work: work)
        let listViewModel = ProductsViewModel(
            interactor: list, likes: likes, bag: bag, localization: .sample, navigator: navigator)
        products = ReceivedOutputs(of: listViewModel)
        let one = ProductInteractor(service: service, work: work)
        let oneViewModel = ProductViewModel(
            interactor: one, likes: likes, bag: bag, localization: .sample, navigator: navigator)
        product = ReceivedOutputs(of: oneViewModel)
        let bagViewModel = BagViewModel(interactor: bag, localization: .sample, navigator: navigator)
        bagScreen = ReceivedOutputs(of: bagViewModel)
        for object in [
            likes, bag, navigator, list, listViewModel, products, one, oneViewModel, product, bagViewModel, bagScreen,
        ] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
    }

    /// Loads the product's page, and answers with `result`.
    func loadProduct(_ result: Result<Product, ShopError> = .success(.sample())) async throws {
        product.send(.loadProduct(id: "shirt"))
        try await service.nextRequest().answer(result)
        await work.settle()
    }

    /// Loads the list, and answers with `result`.
    func loadProducts(_ result: Result<[Product], ShopError>) async throws {
        products.send(.loadProducts)
        try await service.nextListRequest().answer(result.map { ProductPage(products: $0) })
        await work.settle()
    }

    /// Answers the next change of a like.
    func answerLike(_ result: Result<Void, ShopError> = .success(())) async throws {
        try await likesService.nextRequest().answer(result)
        await work.settle()
    }
}
