import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

/// The shop's view models with their dependencies; the test answers the requests.
///
/// The module is the navigator of each view model, and records the navigation.
@MainActor
final class ShopModule {
    enum Way: Hashable {
        case product(id: Product.ID), bag, toast(String), back
    }

    private(set) var ways: [Way] = []
    let service = ManualShopService()
    let likesService = ManualProductLikesService()
    let work = Work()
    let likes: ProductLikesInteractor
    let bagStore: InMemoryBagStore
    let bag: BagInteractor
    private let sourceLocation: SourceLocation

    private(set) lazy var products = received(
        ProductsViewModel(
            interactor: track(ProductsInteractor(service: service, work: work)), likes: likes, bag: bag,
            localization: .sample, navigator: self))
    private(set) lazy var productViewModel = ProductViewModel(
        interactor: track(ProductInteractor(service: service, work: work)), likes: likes, bag: bag,
        localization: .sample, navigator: self)
    private(set) lazy var product = received(productViewModel)
    private(set) lazy var bagScreen = received(
        BagViewModel(interactor: bag, localization: .sample, navigator: self))

    /// - Parameter bagStore: The store from which the bag is read before the test begins.
    init(bagStore: InMemoryBagStore = InMemoryBagStore(), sourceLocation: SourceLocation = #_sourceLocation) async {
        self.bagStore = bagStore
        self.sourceLocation = sourceLocation
        bag = BagInteractor(store: bagStore, work: work)
        likes = ProductLikesInteractor(service: likesService, work: work)
        for object in [self, bag, likes] as [AnyObject] { track(object) }
        bag.load()
        await work.settle()
    }

    /// Returns a recorder of the outputs that a view of `viewModel` receives.
    private func received<VM: ViewModel & AnyObject>(_ viewModel: VM) -> ReceivedOutputs<VM> {
        track(ReceivedOutputs(of: track(viewModel)))
    }

    @discardableResult
    private func track<Object: AnyObject>(_ object: Object) -> Object {
        trackForLeaks(object, sourceLocation: sourceLocation)
    }
}

extension ShopModule: ProductsNavigator, ProductNavigator, BagNavigator {
    func showProduct(id: Product.ID) { ways.append(.product(id: id)) }
    func showBag() { ways.append(.bag) }
    func showToast(_ message: String) { ways.append(.toast(message)) }
    func close() { ways.append(.back) }
}

extension ShopModule {
    /// Loads the list, and answers with `result`.
    func loadProducts(_ result: Result<[Product], ShopError>) async throws {
        products.send(.loadProducts)
        try await service.nextListRequest().answer(result.map { ProductPage(products: $0) })
        await work.settle()
    }

    /// Loads the product's page, and answers with `result`.
    func loadProduct(_ result: Result<Product, ShopError> = .success(.sample())) async throws {
        product.send(.loadProduct(id: "shirt"))
        try await service.nextRequest().answer(result)
        await work.settle()
    }

    /// Answers the next request to change a like.
    func answerLike(_ result: Result<Void, ShopError> = .success(())) async throws {
        try await likesService.nextRequest().answer(result)
        await work.settle()
    }

    /// Adds a variant to the bag; storing the change fails.
    func add(failing failure: StoreError) async {
        bagStore.failure = failure
        bag.add(.sample(), of: .sample())
        await work.settle()
    }

    /// Reads the bag; the reading fails unless `failure` is nil.
    func readBag(failing failure: StoreError?) async {
        bagStore.failure = failure
        bag.load()
        await work.settle()
    }
}
