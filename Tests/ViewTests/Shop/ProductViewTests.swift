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

    @Test("carries everything that shows without a product", arguments: 0..<3)
    func bindingOfFailed(change: Int) async throws {
        try await expectBindingCarriesWhatShows(after: changes[change]) {
            try await BoundShop.page(.failure(.unavailable(.noData)))
        }
    }

    @Test("carries everything that shows of a product", arguments: 0..<4)
    func bindingOfLoaded(change: Int) async throws {
        try await expectBindingCarriesWhatShows(after: changes[change]) { try await BoundShop.page() }
    }

    @Test("says what it stores while a variant is added")
    func storing() async throws {
        let page = try await BoundShop.page()
        page.screen.press(.enter)
        #expect(page.screen.storing == "your latest change to the bag")
        await page.shop.work.settle()
        #expect(page.screen.storing == nil)
    }

    @Test("adds the selected variant with enter, once for each press")
    func add() async throws {
        let page = try await BoundShop.page()
        await page.shell.press(settling: .down, .enter, .enter, .down, .enter)
        #expect(page.shop.store.value.items.map(\.id) == ["jacket-olive-m", "jacket-navy-m"])
        #expect(page.shop.store.value.items.map(\.quantity) == [2, 1])
    }

    @Test("keeps the selected variant selected when r moves its row")
    func reload() async throws {
        let page = try await BoundShop.page()
        page.screen.press(.down, .character("r"))
        try await page.shop.answer(.success(.sample("jacket", skus: [.sample("new")] + Product.jacket.skus)))
        await page.shell.press(settling: .enter)
        #expect(page.shop.store.value.items.map(\.id) == ["jacket-olive-m"])
        #expect(page.screen.text.contains("Added to bag") && page.shop.ways == ["toast"])
    }

    @Test("A variant's row has room for the meaning of its size from 56 columns on", arguments: [59, 60])
    func room(width: Int) async throws {
        let screen = try await BoundShop.page().screen.draw(Size(width: width, height: 16)).grid.plainText
        #expect(screen.contains("chest 86") == (width == 60), "\(screen)")
    }

    @Test("likes the product with l, and takes the like back")
    func like() async throws {
        let page = try await BoundShop.page()
        page.shell.type("l")
        #expect(page.screen.text.contains(" Liked ") && page.shop.likes.isLiked("jacket"))
        page.shell.type("l")
        #expect(page.screen.text.contains(" Like ") && !page.shop.likes.isLiked("jacket"))
    }

    @Test("adds nothing without a variant, and has no hint at that")
    func noVariant() async throws {
        let page = try await BoundShop.page(.success(.gloves))
        await page.shell.press(settling: .enter)
        #expect(page.shop.store.value == Bag())
        #expect(page.screen.keyHints.map(\.action) == ["like", "bag", "reload"])
    }

    @Test("says that a variant was added, until the bag is opened with b")
    func addedToBag() async throws {
        let page = try await BoundShop.page()
        await page.shell.press(settling: .enter)
        #expect(page.screen.text.contains("Added to bag"))
        page.shell.type("b")
        #expect(!page.screen.text.contains("Added to bag") && page.shop.ways == ["toast", "bag"])
    }

    @Test(
        "offers a way on after an error, which enter takes",
        arguments: [
            (ProductViewModel.Error.WayOn.retry, "[Retry] [Cancel]", ["product"]),
            (.likeAgain, "[Retry] [Cancel]", ["like"]), (.goBack, "[Back]", ["back"]),
        ])
    func wayOn(_ wayOn: ProductViewModel.Error.WayOn, buttons: String, asked: [String]) async throws {
        let page = try await BoundShop.page()
        page.screen.receive(.showError(.init(text: "Lost.", wayOn: wayOn, isOfLoading: false)))
        #expect(page.shell.wholePrompt == "Error: Lost. \(buttons)")
        page.shell.press(.enter)
        #expect(page.shop.asked + page.shop.ways == asked && page.screen.prompts.isEmpty)
    }

    @Test("says below the product that loading failed, until it loads again; of another failure, only the alert")
    func problem() async throws {
        let page = try await BoundShop.page()
        page.screen.receive(.showError(.init(text: "Lost.", wayOn: .retry, isOfLoading: true)))
        page.screen.receive(.showError(.init(text: "Disliked.", wayOn: .likeAgain, isOfLoading: false)))
        #expect(page.screen.text.contains("Midnight Navy") && page.screen.text.contains("Lost."))
        #expect(page.shell.prompt == "Lost." && !page.screen.text.contains("Disliked."))
        page.screen.type("r")
        #expect(page.shell.prompt == "Disliked." && !page.screen.text.contains("Lost."))
    }
}
