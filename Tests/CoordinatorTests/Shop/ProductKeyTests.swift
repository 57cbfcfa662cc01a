import Coordinator
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The keys of a product's page", .leakChecks, .endsWhenStuck)
struct ProductKeyTests {
    @Test("enter adds the selected variant, once for each press")
    func add() async throws {
        let harness = try await ShopHarness.showing(.jacket)
        await harness.press(storing: .down, .enter, .enter, .down, .enter)
        #expect(harness.bagStore.value.items.map(\.sku) == Array(Product.jacket.skus.dropFirst()))
        #expect(harness.bagStore.value.items.map(\.quantity) == [2, 1])
    }

    @Test("l likes it and takes the like back")
    func like() async throws {
        let harness = try await ShopHarness.showing(.jacket)
        #expect(harness.screen.contains(" Like "))
        harness.type("l")
        #expect(harness.screen.contains(" Liked "))
        #expect(harness.likes.model.value == ["jacket"])
        harness.type("l")
        #expect(harness.screen.contains(" Like "))
    }

    @Test("enter adds nothing without a variant")
    func noVariant() async throws {
        let harness = try await ShopHarness.showing(.gloves)
        await harness.press(storing: .enter)
        #expect(harness.bagStore.value == Bag() && harness.shell.toasts.message == nil)
        #expect(!harness.keyBar.contains("add to bag"))
    }

    @Test("enter goes back from a product that does not exist")
    func goBack() async throws {
        let harness = try await ShopHarness.showing()
        harness.openProduct("boat")
        try await harness.answerProduct(.failure(.noProduct(id: "boat")))
        #expect(harness.wholePrompt == "Error: This product is no longer in the shop. Choose another one. [Back]")
        harness.press(.enter)
        #expect(harness.route == .shop)
    }

    @Test("enter retries to load a product")
    func retry() async throws {
        let harness = try await ShopHarness.showing()
        harness.openProduct("jacket")
        try await harness.answerProduct(.failure(.unavailable(.httpError(503))))
        #expect(
            harness.wholePrompt
                == "Error: The shop is not available: HTTP error with status code: 503. Wait a while. "
                + "[Retry] [Cancel]"
        )
        harness.press(.enter)
        try await harness.answerProduct(.success(.jacket))
        #expect(harness.screen.contains("Midnight Navy"))
        #expect(harness.service.questions == ["jacket", "jacket"])
    }

    @Test("r loads a product again that could not be loaded, and shows that it does")
    func reloadAfterFailure() async throws {
        let harness = try await ShopHarness.showing()
        harness.openProduct("jacket")
        try await harness.answerProduct(.failure(.unavailable(.httpError(503))))
        harness.press(.escape)
        harness.type("r")
        #expect(
            harness.screen.contains("Loading the product") && !harness.screen.contains("The product could not be shown")
        )
        try await harness.answerProduct(.success(.jacket))
        #expect(harness.screen.contains("Midnight Navy"))
    }

    @Test("r loads the product again; enter then adds a variant of the new one")
    func reload() async throws {
        let harness = try await ShopHarness.showing(.jacket)
        harness.type("r")
        #expect(harness.screen.contains("Midnight Navy"))
        try await harness.answerProduct(.success(.hat))
        await harness.press(storing: .enter)
        #expect(harness.bagStore.value.items.map(\.sku) == Product.hat.skus)
    }

    @Test("enter adds the selected variant, even after r has moved it")
    func reloadVariants() async throws {
        let harness = try await ShopHarness.showing(.jacket)
        harness.press(.down)
        let skus = Product.jacket.skus
        for skus in [[.sample("new")] + skus, Array(skus.dropFirst())] {
            harness.type("r")
            try await harness.answerProduct(.success(.sample("jacket", name: "Field Jacket", skus: skus)))
            await harness.press(storing: .enter)
        }
        #expect(harness.bagStore.value.items.map(\.id) == ["jacket-olive-m"])
        #expect(harness.bagStore.value.items.map(\.quantity) == [2])
    }
}
