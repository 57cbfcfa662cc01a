import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing

@testable import Coordinator

/// The shop on a shell of its own; the test answers its requests.
@MainActor
final class ShopHarness: Harness {
    let service = ManualShopService()
    let likes = LikesInteractor<Product>()
    let bag = BagInteractor()
    private let localization: Localization

    /// A harness whose list is on its way.
    ///
    /// - Parameter locale: Whose signs amounts have.
    init(locale: String = "en_GB", sourceLocation: SourceLocation = #_sourceLocation) {
        localization = Localization(
            locale: Locale(identifier: locale), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
        super.init(sourceLocation: sourceLocation)
        for object in [likes, bag] as [AnyObject] { trackForLeaks(object, sourceLocation: sourceLocation) }
        let coordinator = ShopCoordinator(dependencies: dependencies, navigation: navigation)
        coordinator.start()
        self.coordinator = coordinator
    }

    /// A harness whose list holds `products`.
    static func showing(
        _ products: [Product] = .wares, locale: String = "en_GB", sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> ShopHarness {
        let harness = ShopHarness(locale: locale, sourceLocation: sourceLocation)
        try await harness.answerList(.success(products))
        return harness
    }

    /// A harness with the page of `product` in front.
    static func showing(
        _ product: Product, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> ShopHarness {
        let harness = try await showing([product], sourceLocation: sourceLocation)
        await harness.open(.product)
        try await harness.answerProduct(.success(product))
        return harness
    }

    private weak var coordinator: ShopCoordinator?

    private var dependencies: ShopDependencies {
        ShopDependencies(service: service, likes: likes, bag: bag, localization: localization, work: work)
    }

    /// Goes to the screen that `route` names.
    func open(_ route: Route) async { await coordinator?.open(route) }

    /// Opens another list in front.
    func openList() {
        ShopCoordinator(dependencies: dependencies, navigation: navigation).start()
    }

    /// Opens the page of the product of that `id`, whether the list has it or not.
    func openProduct(_ id: Product.ID) {
        ProductCoordinator(dependencies: dependencies, navigation: navigation).start(id)
    }

    /// Puts one of each variant of `products` into the bag, and opens it.
    func openBag(of products: [Product]) async {
        for product in products { product.skus.forEach { bag.add($0, of: product) } }
        await open(.bag)
    }
}

extension ShopHarness {
    /// Answers the list's next request, and waits until the list has it.
    func answerList(_ result: Result<[Product], ShopError>) async throws {
        try await service.nextListRequest().answer(result)
        await settle()
    }

    /// Answers the next request for a product, and waits until its page has it.
    func answerProduct(_ result: Result<Product, ShopError>) async throws {
        try await service.nextRequest().answer(result)
        await settle()
    }
}
