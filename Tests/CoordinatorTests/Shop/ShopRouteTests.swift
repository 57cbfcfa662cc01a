import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing

@testable import Coordinator

@MainActor
@Suite("The routes of the shop", .leakChecks, .endsWhenStuck)
struct ShopRouteTests {
    @Test("for a product opens the first one")
    func product() async throws {
        let harness = try await ShopHarness.showing([.hat, .jacket])
        await harness.open(.product)
        try await harness.answerProduct(.success(.hat))
        #expect(harness.title == "Felt Hat" && harness.service.questions == ["hat"])
    }

    @Test("for a product opens nothing while there is none")
    func noProduct() async throws {
        let harness = try await ShopHarness.showing([])
        await harness.open(.product)
        #expect(harness.route == .shop && harness.service.questions.isEmpty)
    }

    @Test("for the bag opens the bag")
    func bag() async throws {
        let harness = try await ShopHarness.showing()
        await harness.open(.bag)
        #expect(harness.route == .bag)
    }
}
