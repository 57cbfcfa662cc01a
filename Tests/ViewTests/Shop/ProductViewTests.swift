import Binding
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("The view of a product's page", .leakChecks, .endsWhenStuck)
struct ProductViewTests {
    private let changes: [@MainActor (BoundShop<ProductView>) async throws -> Void] = [
        { $0.shop.product.load(id: "jacket") },
        {
            $0.shop.product.load(id: "jacket")
            try await $0.shop.answer(.success(.sample("jacket", name: "Rain Jacket")))
        },
        {
            $0.shop.product.load(id: "jacket")
            try await $0.shop.answer(.failure(.noProduct(id: "jacket")) as Result<Product, ShopError>)
        },
        { $0.shop.likes.toggle("jacket") },
    ]

    @Test("While bound, the page of a product that failed to load follows every visible change", arguments: 0..<3)
    func bindingOfFailed(change: Int) async throws {
        try await expectBindingUpdatesScreen(after: changes[change]) {
            try await BoundShop.page(.failure(.unavailable(.noData)))
        }
    }

    @Test("While bound, the page of a product follows every visible change", arguments: 0..<4)
    func bindingOfLoaded(change: Int) async throws {
        try await expectBindingUpdatesScreen(after: changes[change]) { try await BoundShop.page() }
    }

    @Test("A product's page says that it is storing while a variant is added")
    func storing() async throws {
        let page = try await BoundShop.page()
        page.screen.press(.enter)
        #expect(page.screen.storing == "your latest change to the bag")
        await page.shop.work.settle()
        #expect(page.screen.storing == nil)
    }

    @Test("On a product's page, each press of the enter key adds the selected variant to the bag")
    func add() async throws {
        let page = try await BoundShop.page()
        await page.shell.press(settling: .down, .enter, .enter, .down, .enter)
        #expect(page.shop.store.value.items.map(\.id) == ["jacket-olive-m", "jacket-navy-m"])
        #expect(page.shop.store.value.items.map(\.quantity) == [2, 1])
    }

    @Test("A product's page keeps the selected variant selected when a reload moves the variant's row")
    func reload() async throws {
        let page = try await BoundShop.page()
        page.screen.press(.down, .character("r"))
        #expect(page.screen.text.contains("⠋ Loading the product"))
        try await page.shop.answer(.success(.sample("jacket", skus: [.sample("new")] + Product.jacket.skus)))
        await page.shell.press(settling: .enter)
        #expect(page.shop.store.value.items.map(\.id) == ["jacket-olive-m"])
        #expect(page.screen.text.contains("Added to bag") && page.shop.ways == ["toast"])
    }

    @Test("A product's page explains the variants' sizes if it is at least 60 columns wide", arguments: [59, 60])
    func room(width: Int) async throws {
        let screen = try await BoundShop.page().screen.draw(Size(width: width, height: 16)).grid.plainText
        #expect(screen.contains("chest 86") == (width == 60), "\(screen)")
    }

    @Test("The l key adds a like to a product and removes it again; a click on Like adds it, too")
    func like() async throws {
        let page = try await BoundShop.page()
        page.shell.type("l")
        #expect(page.screen.text.contains(" Liked ") && page.shop.likes.isLiked("jacket"))
        page.shell.type("l")
        #expect(page.screen.text.contains(" Like ") && !page.shop.likes.isLiked("jacket"))
        try page.shell.click(" Like ")
        #expect(page.shop.likes.isLiked("jacket"))
    }

    @Test("A product's page without a variant adds nothing, and has no hint for adding")
    func noVariant() async throws {
        let page = try await BoundShop.page(.success(.gloves))
        await page.shell.press(settling: .enter)
        #expect(page.shop.store.value == Bag())
        #expect(page.screen.keyHints.map(\.action) == ["like", "bag", "reload"])
    }

    @Test("A product's page says that a variant was added, until the b key opens the bag")
    func addedToBag() async throws {
        let page = try await BoundShop.page()
        await page.shell.press(settling: .enter)
        #expect(page.screen.text.contains("Added to bag"))
        page.shell.type("b")
        #expect(!page.screen.text.contains("Added to bag") && page.shop.ways == ["toast", "bag"])
    }

    @Test(
        "A product's page offers a recovery after an error, and the enter key presses the default button",
        arguments: [
            (ProductViewModel.Error.Recovery.retry, "[Retry] [Cancel]", ["product"]),
            (.likeAgain, "[Retry] [Cancel]", ["like"]), (.goBack, "[Back]", ["back"]),
        ])
    func recovery(_ recovery: ProductViewModel.Error.Recovery, buttons: String, asked: [String]) async throws {
        let page = try await BoundShop.page()
        page.screen.receive(.showError(.init(text: "Lost.", recovery: recovery, isLoadFailure: false)))
        #expect(page.shell.wholePrompt == "Error: Lost. \(buttons)" && page.shell.shell.prompt?.isFailure == true)
        page.shell.press(.enter)
        #expect(page.shop.asked + page.shop.ways == asked && page.screen.prompts.isEmpty)
    }

    @Test("A failed load is reported below the product until the next load; other failures have only an alert")
    func problem() async throws {
        let page = try await BoundShop.page()
        page.screen.receive(.showError(.init(text: "Lost.", recovery: .retry, isLoadFailure: true)))
        page.screen.receive(.showError(.init(text: "Disliked.", recovery: .likeAgain, isLoadFailure: false)))
        #expect(page.screen.text.contains("Midnight Navy") && page.screen.text.contains("Lost."))
        #expect(!page.screen.text.contains("Loading"))
        #expect(page.shell.prompt == "Lost." && !page.screen.text.contains("Disliked."))
        page.screen.type("r")
        #expect(page.shell.prompt == "Disliked." && !page.screen.text.contains("Lost."))
    }
}
