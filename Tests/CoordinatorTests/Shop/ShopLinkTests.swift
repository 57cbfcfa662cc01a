import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("The links of the shop", .leakChecks, .endsWhenStuck)
struct ShopLinkTests {
    @Test("lead to a product, with its row selected behind it")
    func product() async throws {
        let harness = try await ShopHarness.showing([.hat, .jacket])
        #expect(await harness.open("jacket") == nil)
        try await harness.answerProduct(.success(.jacket))
        #expect(harness.title == "Field Jacket" && harness.service.questions == ["jacket"])
        harness.press(.escape)
        #expect(harness.selectedRow?.contains("Field Jacket") == true)
    }

    @Test("lead to the first product, if there is one")
    func first() async throws {
        let harness = try await ShopHarness.showing([.hat, .jacket])
        await harness.open(Route.first)
        try await harness.answerProduct(.success(.hat))
        #expect(harness.route == .product("hat"))
        let empty = try await ShopHarness.showing([])
        #expect(await empty.open(Route.first) == Route.first)
        #expect(empty.route == .shop && empty.service.questions.isEmpty)
    }

    @Test("lead from the bag to a product that is in it, whose page says if the shop no longer has it")
    func bag() async throws {
        let harness = try await ShopHarness.showing([.hat, .jacket])
        await harness.openBag(of: [.hat, .jacket])
        #expect(await harness.open("jacket") == nil)
        try await harness.answerProduct(.success(.jacket))
        #expect(harness.route == Route("shop", "bag", "jacket"))
        harness.press(.escape)
        #expect(harness.route == .bag && harness.selectedRow?.contains("Field Jacket") == true)
        await harness.open("hat")
        try await harness.answerProduct(.failure(.noProduct(id: "hat")))
        #expect(harness.prompt?.isEmpty == false)
        harness.press(.enter)
        #expect(harness.route == .bag)
        #expect(await harness.open("cups") == "cups")
    }

    @Test("name what is not there", arguments: [["scarf"], ["hat", "scarf"]])
    func gone(parts: [String]) async throws {
        let harness = try await ShopHarness.showing([.hat])
        for part in parts.dropLast() { await harness.open(part) }
        #expect(await harness.open("scarf") == "scarf")
    }
}
