import Coordinator
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("Likes in the shop", .leakChecks, .endsWhenStuck)
struct LikeTests {
    private let service = ManualProductLikesService()
    private static let message =
        "Your like could not be saved. The shop is not available: HTTP error with status code: 503. Wait a while."

    @Test("that fail on a product's page are taken back, and retried with enter")
    func page() async throws {
        let harness = try await ShopHarness.showing(.jacket, likesService: service)
        harness.type("l")
        #expect(harness.screen.contains(" Liked "))
        try await answer(.failure(.unavailable(.httpError(503))), harness)
        #expect(harness.wholePrompt == "Error: \(Self.message) [Retry] [Cancel]")
        #expect(harness.drawScreen().grid.plainText.contains(" Like "))
        harness.press(.enter)
        try await answer(.success(()), harness)
        #expect(harness.prompt == nil && harness.screen.contains(" Liked "))
    }

    @Test("that fail in the list are taken back, and retried for the same product")
    func list() async throws {
        let harness = try await ShopHarness.showing(likesService: service)
        harness.press(.down)
        harness.type("l")
        try await answer(.failure(.unavailable(.httpError(503))), harness)
        #expect(harness.prompt == Self.message)
        #expect(!harness.drawScreen().grid.plainText.contains("★"))
        harness.press(.enter)
        try await answer(.success(()), harness)
        #expect(harness.selectedRow?.contains("★ Field Jacket") == true)
        #expect(service.questions == Array(repeating: .init("jacket", isLiked: true), count: 2))
    }

    @Test("of a withdrawn product are taken back: OK stays in the list, Back leaves the page")
    func withdrawn() async throws {
        let harness = try await ShopHarness.showing([.jacket], likesService: service)
        harness.type("l")
        try await answer(.failure(.noProduct(id: "jacket")), harness)
        let message = "Error: Your like could not be saved. This product is no longer in the shop. Choose another one."
        #expect(harness.wholePrompt == "\(message) [OK]")
        harness.press(.enter)
        #expect(harness.prompt == nil && harness.selectedRow?.contains("Field Jacket") == true)

        harness.press(.enter)
        try await harness.answerProduct(.success(.jacket))
        harness.type("l")
        try await answer(.failure(.noProduct(id: "jacket")), harness)
        #expect(harness.wholePrompt == "\(message) [Back]")
        harness.press(.enter)
        #expect(harness.route == .shop)
    }

    @Test("taken back quickly end as the user wants, on the service, too")
    func quickly() async throws {
        let harness = try await ShopHarness.showing(.jacket, likesService: service)
        harness.type("ll")
        #expect(harness.screen.contains(" Like "))
        for _ in 0..<2 { try await service.nextRequest().succeed() }
        await harness.settle()
        #expect(harness.screen.contains(" Like ") && service.questions.map(\.isLiked) == [true, false])
    }

    @Test("are saved even if the page is closed first")
    func closedPage() async throws {
        let harness = try await ShopHarness.showing(.jacket, likesService: service)
        harness.type("l")
        harness.press(.escape)
        try await answer(.success(()), harness)
        #expect(harness.route == .shop && harness.prompt == nil && harness.screen.contains("★ Field Jacket"))
    }

    @Test("that fail after the page is closed are taken back in the list, which asks whether to retry")
    func failureAfterClosing() async throws {
        let harness = try await ShopHarness.showing(.jacket, likesService: service)
        harness.type("l")
        harness.press(.escape)
        try await answer(.failure(.unavailable(.httpError(503))), harness)
        #expect(harness.prompt == Self.message && harness.likes.model.value == [])
        harness.press(.enter)
        try await answer(.success(()), harness)
        #expect(harness.prompt == nil && harness.screen.contains("★ Field Jacket"))
    }

    @Test("that fail on the page in front are reported once, not by the list behind it, too")
    func oneReport() async throws {
        let harness = try await ShopHarness.showing(.jacket, likesService: service)
        harness.type("l")
        try await answer(.failure(.unavailable(.httpError(503))), harness)
        harness.press(.escape)
        #expect(harness.title == "Field Jacket" && harness.prompt == nil)
        harness.press(.escape)
        #expect(harness.route == .shop && harness.prompt == nil)
    }

    private func answer(_ result: Result<Void, ShopError>, _ harness: ShopHarness) async throws {
        try await service.nextRequest().answer(result)
        await harness.settle()
    }
}
