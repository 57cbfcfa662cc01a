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
@Suite("A customer of the shop", .leakChecks, .endsWhenStuck)
struct ShopFlowTests {
    private let likes = ManualProductLikesService()

    @Test("A customer likes a product, adds two variants, opens the bag, and empties it")
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

    @Test("A customer removes a like on one screen, and the like is gone on the others")
    func sharedLike() async throws {
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

    @Test("A like that fails after its page was closed is reported and retried in the list")
    func failureAfterClosing() async throws {
        let harness = try await ShopHarness.showing(.jacket, likesService: likes)
        harness.type("l")
        harness.press(.escape)
        try await harness.answer(likes, .failure(.unavailable(.httpError(503))))
        #expect(harness.prompt?.hasPrefix("Your like could not be saved.") == true)
        harness.press(.enter)
        try await harness.answer(likes, .success(()))
        #expect(harness.prompt == nil && harness.screen.contains("★ Field Jacket"))
    }

    @Test("A failed like is reported once, on the page in front, and not in the list behind it")
    func oneReport() async throws {
        let harness = try await ShopHarness.showing(.jacket, likesService: likes)
        harness.type("l")
        try await harness.answer(likes, .failure(.unavailable(.httpError(503))))
        harness.press(.escape)
        #expect(harness.title == "Field Jacket" && harness.prompt == nil)
        harness.press(.escape)
        #expect(harness.route == .shop && harness.prompt == nil)
    }

    @Test("If a variant cannot be stored at first, a retry adds the variant, and only then a toast appears")
    func failedAddition() async throws {
        let harness = try await ShopHarness.showing(.jacket)
        harness.bagStore.failure = .locked(path: "/x")
        harness.press(.enter, .down)
        await harness.settle()
        #expect(harness.prompt?.hasPrefix("Not saved: your latest change to the bag.") == true)
        #expect(harness.shell.toasts.message == nil)
        harness.bagStore.failure = nil
        await harness.press(storing: .enter)
        #expect(harness.screen.contains("Successfully added product!"))
        #expect(harness.selectedRow?.contains("€149.00") == true)
        #expect(harness.bagStore.value.items.map(\.id) == ["jacket-olive-s"])
    }

    @Test("A customer opens a withdrawn product, and goes back")
    func withdrawn() async throws {
        let harness = try await ShopHarness.showing()
        harness.press(.end, .enter)
        try await harness.answerProduct(.failure(.noProduct(id: "postcards")))
        #expect(harness.prompt == "This product is no longer in the shop. Choose another one.")
        harness.press(.enter)
        #expect(harness.route == .shop && harness.screen.contains("▸   Postcards"))
    }

    @Test("Leaving a product before it is loaded cancels its request")
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

extension ShopHarness {
    /// Answers the next request to change a like, and waits until all work is done.
    fileprivate func answer(_ likes: ManualProductLikesService, _ result: Result<Void, ShopError>) async throws {
        try await likes.nextRequest().answer(result)
        await settle()
    }
}
