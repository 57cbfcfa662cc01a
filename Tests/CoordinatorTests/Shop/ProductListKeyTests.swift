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
@Suite("The keys of the shop's list", .leakChecks, .endsWhenStuck)
struct ProductListKeyTests {
    @Test("enter opens the selected product")
    func open() async throws {
        let harness = try await ShopHarness.showing()
        harness.press(.down, .enter)
        try await harness.answerProduct(.success(.jacket))
        #expect(harness.title == "Field Jacket")
        #expect(harness.service.questions == ["jacket"])
    }

    @Test("l likes the selected product, and b opens the bag")
    func likeAndBag() async throws {
        let harness = try await ShopHarness.showing()
        harness.press(.down)
        harness.type("l")
        #expect(harness.likes.model.value == ["jacket"])
        #expect(harness.selectedRow?.contains("★ Field Jacket") == true)
        harness.type("b")
        #expect(harness.route == .bag)
    }

    @Test("r loads again; the old rows stay meanwhile, and the selection moves on if its row is gone")
    func reload() async throws {
        let harness = try await ShopHarness.showing()
        harness.press(.down)
        harness.type("r")
        #expect(harness.selectedRow?.contains("Field Jacket") == true)
        try await harness.answerList(.success([.hat, .cups]))
        #expect(harness.selectedRow?.contains("Felt Hat") == true)
        #expect(!harness.screen.contains("Field Jacket"))
    }

    @Test("enter and l act on the selected product, even after r has moved it")
    func reloadAround() async throws {
        let harness = try await ShopHarness.showing([.hat, .jacket, .cups])
        harness.press(.down)
        for products in [[.sample(), .gloves, .hat, .jacket], [.jacket, .cups]] as [[Product]] {
            harness.type("r")
            try await harness.answerList(.success(products))
            #expect(harness.selectedRow?.contains("Field Jacket") == true)
            harness.press(.enter)
            try await harness.answerProduct(.success(.jacket))
            #expect(harness.title == "Field Jacket")
            harness.press(.escape)
            harness.type("l")
        }
        #expect(harness.service.questions == ["jacket", "jacket"])
        #expect(harness.likes.model.value == [])
    }

    @Test("in an empty list, keys for a row do nothing, and have no hints")
    func emptyList() async throws {
        let harness = try await ShopHarness.showing([])
        harness.press(.enter)
        harness.type("l")
        #expect(harness.route == .shop && harness.likes.model.value == [])
        #expect(!harness.keyBar.contains("enter") && !harness.keyBar.contains("like"))
    }

    @Test("enter retries after a failure")
    func retry() async throws {
        let harness = ShopHarness()
        try await harness.answerList(.failure(.unavailable(.httpError(503))))
        #expect(
            harness.wholePrompt
                == "Error: The shop is not available: HTTP error with status code: 503. Wait a while. "
                + "[Retry] [Cancel]"
        )
        harness.press(.enter)
        try await harness.answerList(.success([.hat]))
        #expect(harness.screen.contains("Felt Hat"))
    }
}
