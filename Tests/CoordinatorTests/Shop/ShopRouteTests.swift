import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing

@testable import Coordinator

@MainActor
@Suite("Routes of the shop", .leakChecks, .endsWhenStuck)
struct ShopRouteTests {
    @Test("a product's leads to the first one")
    func product() async throws {
        let harness = try await ShopHarness.showing([.hat, .jacket])
        await harness.open(.product)
        try await harness.answerProduct(.success(.hat))
        #expect(harness.title == "Felt Hat" && harness.service.questions == ["hat"])
    }

    @Test("a product's leads nowhere while there is none")
    func noProduct() async throws {
        let harness = try await ShopHarness.showing([])
        await harness.open(.product)
        #expect(harness.title == "Shop" && harness.service.questions.isEmpty)
    }

    @Test("the bag's leads to the bag")
    func bag() async throws {
        let harness = try await ShopHarness.showing()
        await harness.open(.bag)
        #expect(harness.title == "Bag")
    }
}
