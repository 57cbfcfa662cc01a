import Binding
import Interactor
import Testing
import UIKit

@testable import UIKitViews

/// A product's page with doubles behind it.
@MainActor
final class ShopStage {
    let service: AnsweringShopService
    let bag: BagInteractor
    let clock = HeldClock()
    let work = Work()
    /// How often the page asked for the bag.
    private(set) var bagCount = 0
    /// Separate from `work`, which cannot settle while a toast is visible.
    private let storing = Work()
    let likes: ProductLikesInteractor

    init(_ service: AnsweringShopService = AnsweringShopService()) {
        self.service = service
        bag = BagInteractor(store: InMemoryBagStore(), work: storing)
        likes = ProductLikesInteractor(service: service, work: storing)
    }

    /// Waits until everything is loaded.
    func finishLoading() async { await work.settle() }

    /// Waits until every change is stored or sent.
    func finishStoring() async { await storing.settle() }

    /// Opens the page, waits until it has loaded, and expects that its coordinator is freed with it.
    func withPage(_ body: (ProductViewController, UINavigationController) async throws -> Void) async throws {
        weak var opened: ProductCoordinator?
        try await withNavigation { navigationController in
            navigationController.pushViewController(UIViewController(nibName: nil, bundle: nil), animated: false)
            opened = start(on: navigationController)
            let page = try #require(navigationController.topViewController as? ProductViewController)
            #expect(page.placeholder?.isLoading == true)
            await work.settle()
            try await body(page, navigationController)
        }
        #expect(opened == nil)
    }

    /// Opens the page; only the page may own the coordinator, not the test.
    @discardableResult
    func start(on navigationController: UINavigationController) -> ProductCoordinator {
        let dependencies = ShopDependencies(
            service: service, likes: likes, bag: bag, localization: .sample, clock: clock, work: work)
        let coordinator = ProductCoordinator(
            dependencies: dependencies, navigationController: navigationController,
            openBag: { [weak self] in self?.bagCount += 1 })
        coordinator.start("shirt")
        return coordinator
    }
}

extension ProductViewController {
    var skuViews: [SKUView] { skusStackView.arrangedSubviews.compactMap { $0 as? SKUView } }
    var bagImageName: String? { navigationItem.rightBarButtonItem?.image?.systemName }
    var toast: ToastView? { view.subviews.lazy.compactMap { $0 as? ToastView }.first }
}
