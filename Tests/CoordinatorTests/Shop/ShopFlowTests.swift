import Coordinator
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A customer of the shop", .leakChecks, .endsWhenStuck)
struct ShopFlowTests {
    @Test("likes a product, adds two variants, opens the bag, and empties it")
    func shopping() async throws {
        let harness = try await ShopHarness.showing()
        harness.press(.down)
        harness.type("l")
        #expect(harness.screen.contains("▸ ★ Field Jacket"))

        harness.press(.enter)
        try await harness.answerProduct(.success(.jacket))
        #expect(harness.title == "Field Jacket" && harness.screen.contains(" Liked "))
        await harness.press(storing: .enter, .down, .down, .enter, .enter)
        #expect(harness.screen.contains("Successfully added product!"))
        #expect(harness.bagStore.value.count == 3)

        harness.type("b")
        #expect(harness.route == Route("shop", "jacket", "bag"))
        #expect(harness.screen.contains("2 ×   Field Jacket"))
        #expect(harness.screen.contains("3 items") && harness.screen.contains("Total €417.00"))

        harness.type("c")
        #expect(harness.prompt?.contains("remove everything from the bag?") == true)
        await harness.press(storing: .left, .enter)
        #expect(harness.screen.contains("Your bag is empty"))
        #expect(harness.bagStore.value.count == 0)
    }

    @Test("takes a like back on one screen, and sees it gone on the others")
    func likes() async throws {
        let harness = try await ShopHarness.showing(.sample())
        harness.type("l")
        #expect(harness.screen.contains(" Liked "))
        await harness.press(storing: .enter)
        harness.type("b")
        harness.press(.enter)
        try await harness.answerProduct(.success(.sample()))
        #expect(harness.title == "Linen Shirt" && harness.screen.contains(" Liked "))
        harness.type("l")
        #expect(harness.screen.contains(" Like "))
        harness.press(.escape, .escape)
        #expect(harness.screen.contains(" Like "))
        harness.press(.escape)
        #expect(harness.route == .shop && !harness.screen.contains("★"))
    }

    @Test("changes the quantity in the bag while the product's page is behind it")
    func quantity() async throws {
        let harness = try await ShopHarness.showing(.sample())
        await harness.press(storing: .enter, .character("b"), .character("+"))
        #expect(harness.screen.contains("Total €39.98"))
        await harness.press(storing: .character("-"), .character("-"))
        #expect(harness.screen.contains("Your bag is empty"))
        harness.press(.escape)
        #expect(harness.title == "Linen Shirt" && harness.bagStore.value == Bag())
    }

    @Test("opens a withdrawn product, and goes back")
    func withdrawn() async throws {
        let harness = try await ShopHarness.showing()
        harness.press(.end, .enter)
        try await harness.answerProduct(.failure(.noProduct(id: "postcards")))
        #expect(harness.prompt == "This product is no longer in the shop. Choose another one.")
        harness.press(.enter)
        #expect(harness.route == .shop && harness.screen.contains("▸   Postcards"))
    }

    @Test("retries on both screens while the shop does not answer")
    func retry() async throws {
        let harness = ShopHarness()
        try await harness.answerList(.failure(.unavailable(.httpError(503))))
        #expect(harness.prompt == "The shop is not available: HTTP error with status code: 503. Wait a while.")
        harness.press(.enter)
        try await harness.answerList(.success(.wares))
        #expect(harness.screen.contains("6 products"))
        harness.press(.enter)
        try await harness.answerProduct(.failure(.unavailable(.httpError(503))))
        harness.press(.escape)
        #expect(harness.route != .shop)
        harness.type("r")
        try await harness.answerProduct(.success(.sample()))
        #expect(harness.title == "Linen Shirt")
    }

    @Test("leaves before the product is loaded: its request is cancelled")
    func cancellation() async throws {
        let harness = try await ShopHarness.showing()
        harness.press(.enter)
        let request = try await harness.service.nextRequest()
        harness.press(.escape)
        await request.cancellation()
        await harness.settle()
        #expect(harness.route == .shop)
    }
}
