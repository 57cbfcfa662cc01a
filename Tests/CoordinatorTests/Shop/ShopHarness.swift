import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing

@testable import Coordinator

/// The shop on a shell of its own; the test answers its requests for products.
@MainActor
final class ShopHarness: Harness {
    let service = ManualShopService()
    let likes: ProductLikesInteractor
    let bag = BagInteractor()
    private let localization: Localization

    /// A shop whose list is on its way.
    ///
    /// - Parameters:
    ///   - locale: The locale that amounts are written in.
    ///   - likesService: Unless given, one that accepts every like.
    init(
        locale: String = "en_GB", likesService: any ProductLikesService = AnsweringShopService(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        localization = Localization(
            locale: Locale(identifier: locale), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
        let work = Work()
        likes = ProductLikesInteractor(service: likesService, work: work)
        super.init(work: work, sourceLocation: sourceLocation)
        for object in [likes, bag] as [AnyObject] { trackForLeaks(object, sourceLocation: sourceLocation) }
        openList()
    }

    /// A shop with a list of `products`.
    static func showing(
        _ products: [Product] = .wares, locale: String = "en_GB",
        likesService: any ProductLikesService = AnsweringShopService(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> ShopHarness {
        let harness = ShopHarness(locale: locale, likesService: likesService, sourceLocation: sourceLocation)
        try await harness.answerList(.success(products))
        return harness
    }

    /// A shop with the page of `product` in front.
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
        ShopDependencies(service: service, likes: likes, bag: bag, localization: localization, work: work)
    }

    /// Opens another list in front.
    func openList() {
        ShopCoordinator(dependencies: dependencies, navigation: navigation).start()
    }

    /// Opens the page of the product with that ID, listed or not.
    func openProduct(_ id: Product.ID) {
        ProductCoordinator(dependencies: dependencies, navigation: navigation).start(id)
    }

    /// Puts one of each variant of `products` into the bag, and opens it.
    func openBag(of products: [Product]) async {
        for product in products { product.skus.forEach { bag.add($0, of: product) } }
        await open("bag")
    }
}

extension ShopHarness {
    /// Answers the list's next request, and waits until the answer is there.
    func answerList(_ result: Result<[Product], ShopError>) async throws {
        try await service.nextListRequest().answer(result)
        await settle()
    }

    /// Answers the next request for a product, and waits until the answer is there.
    func answerProduct(_ result: Result<Product, ShopError>) async throws {
        try await service.nextRequest().answer(result)
        await settle()
    }
}
