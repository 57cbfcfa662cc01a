import Interactor
import Model
import Testing
import UIKit

@testable import UIKitViews

@Suite("The bag on a product's page", .timeLimit(.minutes(1)))
@MainActor
struct ProductBagTests {
    private let stage = ShopStage()

    @Test("The bag receives the tapped variant, and the page shows a full bag and a toast")
    func add() async throws {
        try await stage.withPage { page, _ in
            #expect(page.bagImageName == "bag")
            page.skuViews.last?.addButton.tap()
            #expect(page.toast == nil)
            await stage.finishStoring()
            #expect(stage.bag.model.value?.items.map(\.id) == ["L"])
            #expect(page.bagImageName == "bag.fill")
            #expect(page.toast?.label.text == "Successfully added product!")
            #expect(UIAccessibility.announcements.contains("Successfully added product!"))
        }
    }

    @Test("The bag opens from its button, whose symbol is then no longer full")
    func open() async throws {
        try await stage.withPage { page, _ in
            page.skuViews.first?.addButton.tap()
            await stage.finishStoring()
            #expect(page.navigationItem.rightBarButtonItem?.title == "Bag")
            page.navigationItem.rightBarButtonItem?.primaryAction?.perform()
            #expect(stage.bagCount == 1)
            #expect(page.bagImageName == "bag")
        }
    }

    @Test("The bag receives a variant of a product that was loaded again")
    func loadedAgain() async throws {
        try await stage.withPage { page, _ in
            page.scrollView.refreshControl?.pull()
            await stage.finishLoading()
            page.skuViews.first?.addButton.tap()
            await stage.finishStoring()
            #expect(stage.bag.model.value?.items.map(\.id) == ["M"])
            #expect(page.bagImageName == "bag.fill")
        }
    }
}
