import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

/// The shop in its own shell; the test answers its requests for products.
@MainActor
final class ShopHarness: Harness {
    let service = ManualShopService()
    let likes: ProductLikesInteractor
    let bagStore: InMemoryBagStore
    private let bag: BagInteractor
    private let storing: Work
    private let localization: Localization

    /// Creates a shop whose list is loading.
    ///
    /// - Parameters:
    ///   - locale: The locale in which amounts are written.
    ///   - likesService: The likes service; by default, it accepts every like.
    ///   - bagStore: The bag's store, which the harness reads immediately.
    init(
        locale: String = "en_GB", likesService: any ProductLikesService = AnsweringShopService(),
        bagStore: InMemoryBagStore = InMemoryBagStore(), sourceLocation: SourceLocation = #_sourceLocation
    ) {
        localization = Localization(
            locale: Locale(identifier: locale), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
        let work = Work()
        storing = Work(within: work)
        likes = ProductLikesInteractor(service: likesService, work: work)
        self.bagStore = bagStore
        bag = BagInteractor(store: bagStore, work: storing)
        super.init(work: work, sourceLocation: sourceLocation)
        for object in [likes, bag] as [AnyObject] { trackForLeaks(object, sourceLocation: sourceLocation) }
        bag.load()
        openList()
    }

    /// Returns a shop with a list of `products`; the shop skipped the entries in `skipped`.
    static func showing(
        _ products: [Product] = .wares, skipped: [SkippedEntry] = [], locale: String = "en_GB",
        likesService: any ProductLikesService = AnsweringShopService(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> ShopHarness {
        let harness = ShopHarness(locale: locale, likesService: likesService, sourceLocation: sourceLocation)
        try await harness.answerList(.success(products), skipped: skipped)
        return harness
    }

    /// Returns a shop that shows the page of `product`.
    static func showing(
        _ product: Product, likesService: any ProductLikesService = AnsweringShopService(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> ShopHarness {
        let harness = try await showing([product], likesService: likesService, sourceLocation: sourceLocation)
        await harness.open(Route.first)
        try await harness.answerProduct(.success(product))
        return harness
    }

    private var dependencies: ShopDependencies {
        ShopDependencies(
            service: service, likes: likes, bag: bag, localization: localization, work: work, storing: storing)
    }

    /// Opens the shop's list.
    func openList() {
        ShopCoordinator(dependencies: dependencies, navigation: navigation).start()
    }

    /// Opens the page of the product with the ID `id`, even if the list does not contain the product.
    func openProduct(_ id: Product.ID) {
        ProductCoordinator(dependencies: dependencies, navigation: navigation).start(id)
    }

    /// Puts one of each variant of `products` into the bag, and opens the bag.
    func openBag(of products: [Product]) async {
        for product in products {
            for sku in product.skus {
                bag.add(sku, of: product)
                await storing.settle()
            }
        }
        await open("bag")
    }

    /// Presses `keys`; after each key, waits until the change to the bag is stored.
    func press(storing keys: Key...) async {
        for key in keys {
            press(key)
            await storing.settle()
        }
    }
}

extension ShopHarness {
    /// Answers the list's next request, and waits until the answer has arrived.
    func answerList(_ result: Result<[Product], ShopError>, skipped: [SkippedEntry] = []) async throws {
        try await service.nextListRequest().answer(result.map { ProductPage(products: $0, skipped: skipped) })
        await settle()
    }

    /// Answers the next request for a product, and waits until the answer has arrived.
    func answerProduct(_ result: Result<Product, ShopError>) async throws {
        try await service.nextRequest().answer(result)
        await settle()
    }
}
