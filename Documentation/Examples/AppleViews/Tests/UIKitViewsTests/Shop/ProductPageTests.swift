import Interactor
import Model
import Testing
import UIKit
import ViewModel

@testable import UIKitViews

@Suite("A product's page", .timeLimit(.minutes(1)))
@MainActor
struct ProductPageTests {
    private let stage = ShopStage()

    @Test("The page shows the product, and each variant in a view of its own")
    func product() async throws {
        try await stage.withPage { page, _ in
            #expect(page.placeholder == nil)
            #expect(page.title == "Shirt")
            #expect(page.nameLabel.text == "Shirt")
            #expect(page.priceLabel.text == "€10.00")
            #expect(page.priceLabel.textColor == .label)
            #expect(page.outOfStockLabel.isHidden)
            #expect(page.skuViews.map(\.titleLabel.text) == ["Moss, M", "Moss, L"])
            #expect(page.skuViews.map(\.priceLabel.text) == ["€10.00, was €12.00", "€10.00"])
            #expect(page.skuViews.map(\.priceLabel.textColor) == [.systemGreen, .label])
            #expect(page.skuViews.map(\.addButton.configuration?.title) == ["Add to bag", "Add to bag"])
            #expect(page.skuViews.last?.addButton.accessibilityLabel == "Add to bag, Moss, L")
        }
    }

    @Test("The page shows that it is loading the product")
    func loading() async throws {
        try await withNavigation { navigationController in
            stage.start(on: navigationController)
            #expect(navigationController.topViewController?.placeholder?.text == "Loading the product")
            #expect(navigationController.topViewController?.title == "Product")
        }
    }

    @Test("The page immediately shows a product that its view model already has")
    func bound() async throws {
        let interactor = ProductInteractor(service: stage.service, work: stage.work)
        interactor.load(id: "shirt")
        await stage.finishLoading()
        let viewModel = ProductViewModel(
            interactor: interactor, likes: stage.likes, bag: stage.bag, localization: .sample, navigator: nil)
        try await withNavigation { navigationController in
            let page = ProductViewController(viewModel: viewModel, id: "shirt", keeping: nil)
            navigationController.pushViewController(page, animated: false)
            #expect(page.nameLabel.text == "Shirt" && page.placeholder == nil)
            await stage.finishLoading()
        }
    }

    @Test("A product without variants is out of stock")
    func outOfStock() async throws {
        stage.service.product = .success(.sample(skus: []))
        try await stage.withPage { page, _ in
            #expect(page.outOfStockLabel.text == "Out of stock")
            #expect(!page.outOfStockLabel.isHidden)
        }
    }

    @Test("Pulling loads the product again, without covering the page", arguments: [false, true])
    func refresh(fails: Bool) async throws {
        try await stage.withPage { page, _ in
            let control = try #require(page.scrollView.refreshControl)
            #expect(page.scrollView.alwaysBounceVertical)
            weak let variant = page.skuViews.first
            stage.service.product =
                fails ? .failure(.unavailable(.noData)) : .success(.sample(name: "Coat", skus: [.sample("S")]))
            control.pull()
            #expect(control.isRefreshing && page.placeholder == nil)
            await stage.finishLoading()
            #expect(!control.isRefreshing && page.placeholder == nil)
            #expect(page.nameLabel.text == (fails ? "Shirt" : "Coat"))
            #expect((variant == nil) != fails)
            #expect(page.skuViews.map(\.titleLabel.text) == (fails ? ["Moss, M", "Moss, L"] : ["Moss, S"]))
        }
    }

    @Test("The page is freed when it is popped")
    func back() async throws {
        try await stage.withPage { page, navigationController in
            weak let popped = navigationController.popViewController(animated: false)
            #expect(popped === page)
        }
    }
}

@Suite("An error on a product's page", .timeLimit(.minutes(1)))
@MainActor
struct ProductErrorTests {
    private let stage = ShopStage(AnsweringShopService(.failure(.unavailable(.noData))))

    @Test("A failed load opens an alert, whose Retry loads the product again")
    func retry() async throws {
        try await stage.withPage { page, _ in
            #expect(page.alert?.message == "The shop is not available: No data received. Wait a while.")
            #expect(page.alert?.actions.map(\.title) == ["Retry", "Cancel"])
            stage.service.product = .success(.sample())
            page.alert?.tap("Retry")
            #expect(page.placeholder?.isLoading == true)
            await stage.finishLoading()
            #expect(page.placeholder == nil)
            #expect(page.nameLabel.text == "Shirt")
        }
    }

    @Test("A placeholder with Try Again remains after the alert")
    func placeholder() async throws {
        try await stage.withPage { page, _ in
            page.alert?.tap("Cancel")
            #expect(page.placeholder?.text == "The product could not be shown")
            #expect(
                page.placeholder?.secondaryText
                    == "The shop is not available: No data received. Wait a while.\nTry again")
            #expect(page.placeholder?.button.title == "Try Again")
            stage.service.product = .success(.sample())
            page.placeholder?.buttonProperties.primaryAction?.perform()
            await stage.finishLoading()
            #expect(page.nameLabel.text == "Shirt")
        }
    }

    @Test("The alert offers only Back if trying again cannot help")
    func goBack() async throws {
        stage.service.product = .failure(.noProduct(id: "shirt"))
        try await stage.withPage { page, navigationController in
            #expect(page.placeholder?.buttonProperties.primaryAction == nil)
            #expect(page.alert?.actions.map(\.title) == ["Back"])
            page.alert?.tap("Back")
            #expect(navigationController.viewControllers.count == 1)
        }
    }

    @Test("Back in the alert closes the page only if no other screen is in front of it")
    func goBackFromFront() async throws {
        stage.service.product = .failure(.noProduct(id: "shirt"))
        try await stage.withPage { page, navigationController in
            let alert = try #require(page.alert)
            navigationController.pushViewController(UIViewController(nibName: nil, bundle: nil), animated: false)
            alert.tap("Back")
            #expect(navigationController.viewControllers.count == 3)
        }
    }
}
