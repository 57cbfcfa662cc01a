import Binding
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import View
import ViewModel

/// A shop screen whose binding style is messages.
@MainActor
protocol ShopView: Screen {
    associatedtype Bound: ViewModel

    var interface: ViewModelInterface<Bound> { get }

    func setupViewModel()
}

extension ProductsView: @MainActor ShopView {}
extension ProductView: @MainActor ShopView {}
extension BagView: @MainActor ShopView {}

/// One of the shop's screens, open in a shell, with a binding that a test can cut; the test answers the requests.
@MainActor
final class BoundShop<Front: ShopView>: BoundScreen {
    let screen: Front
    let shop: ShopBehind
    /// The shell that shows the screen.
    let shell: Harness

    fileprivate init(_ shop: ShopBehind, sourceLocation: SourceLocation, make: (ShopBehind) -> Front) {
        (self.shop, screen) = (shop, make(shop))
        shell = Harness(work: shop.work, sourceLocation: sourceLocation)
        trackForLeaks(screen, sourceLocation: sourceLocation)
        bind()
        shell.navigation.push(screen)
    }

    func unbind() { screen.interface.receive { _ in } }
    func bind() { screen.setupViewModel() }
}

extension BoundShop<ProductsView> {
    /// Returns the list, after `result` has answered its first request.
    static func list(
        _ result: Result<[Product], ShopError> = .success([.jacket, .hat]),
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> BoundShop {
        let shop = ShopBehind(sourceLocation: sourceLocation)
        let list = BoundShop(shop, sourceLocation: sourceLocation) { shop in
            ProductsView(
                viewModel: ProductsViewModel(
                    interactor: shop.products, likes: shop.likes, bag: shop.bag, localization: .sample, navigator: shop)
            )
        }
        try await shop.answer(result)
        return list
    }
}

extension BoundShop<ProductView> {
    /// Returns the page of a product, after `result` has answered its first request.
    static func page(
        _ result: Result<Product, ShopError> = .success(.jacket), sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> BoundShop {
        let shop = ShopBehind(sourceLocation: sourceLocation)
        let page = BoundShop(shop, sourceLocation: sourceLocation) { shop in
            let viewModel = ProductViewModel(
                interactor: shop.product, likes: shop.likes, bag: shop.bag, localization: .sample, navigator: shop)
            return ProductView(viewModel: viewModel, id: "jacket")
        }
        try await shop.answer(result)
        return page
    }
}

extension BoundShop<BagView> {
    /// Returns the bag, after it was read from `store`.
    static func bag(
        _ store: InMemoryBagStore = InMemoryBagStore(.jacket), sourceLocation: SourceLocation = #_sourceLocation
    ) async -> BoundShop {
        let shop = ShopBehind(store, sourceLocation: sourceLocation)
        let bag = BoundShop(shop, sourceLocation: sourceLocation) { shop in
            BagView(viewModel: BagViewModel(interactor: shop.bag, localization: .sample, navigator: shop))
        }
        shop.bag.load()
        await shop.work.settle()
        return bag
    }
}

/// The dependencies of the shop's screens.
///
/// The object is also their navigator, and records the navigation.
@MainActor
final class ShopBehind: ProductsNavigator, ProductNavigator, BagNavigator {
    private(set) var ways: [String] = []
    let store: InMemoryBagStore
    let bag: BagInteractor
    let likes: ProductLikesInteractor
    let products: ProductsInteractor
    let product: ProductInteractor
    let work = Work()
    private let sending: Work
    private let service = ManualShopService()

    fileprivate init(_ store: InMemoryBagStore = InMemoryBagStore(), sourceLocation: SourceLocation) {
        self.store = store
        bag = BagInteractor(store: store, work: work)
        sending = Work(within: work)
        likes = ProductLikesInteractor(service: AnsweringShopService(), work: sending)
        products = ProductsInteractor(service: service, work: work)
        product = ProductInteractor(service: service, work: work)
        for object in [self, bag, likes, products, product] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
    }

    /// The names of the pending requests.
    var asked: [String] {
        let models = [("products", products.model.isLoading), ("product", product.model.isLoading)]
        let shared = [("bag", bag.model.isLoading), ("like", !sending.isSettled)]
        return (models + shared).filter(\.1).map(\.0)
    }

    func showProduct(id: Product.ID) { ways.append(id) }
    func showBag() { ways.append("bag") }
    func showToast(_ message: String) { ways.append("toast") }
    func close() { ways.append("back") }

    /// Answers the next request for the products.
    func answer(_ result: Result<[Product], ShopError>) async throws {
        try await service.nextListRequest().answer(result.map { ProductPage(products: $0) })
        await work.settle()
    }

    /// Answers the next request for the product.
    func answer(_ result: Result<Product, ShopError>) async throws {
        try await service.nextRequest().answer(result)
        await work.settle()
    }
}
