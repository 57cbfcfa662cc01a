import Binding
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("The shop's tab", .leakChecks, .endsWhenStuck)
struct ShopTabTests {
    private let service = ManualShopService()
    private let likes = ManualProductLikesService()
    private let gate = InMemoryBagStore.Gate()
    private let hat = InMemoryBagStore(.hat).value

    @Test("The shop's tab shows the number of pieces in the bag, even after a restart")
    func badge() async {
        let (shop, store) = (AnsweringShopService(), InMemoryBagStore())
        func opened(_ route: Route) async -> AppHarness<AppCoordinator> {
            await AppHarness.opened(route) { [ShopFeature(service: shop, likes: shop, store: store, $0)] }
        }
        let app = await opened(.product(Route.first))
        await app.press(settling: .enter, .enter)
        #expect(app.selectedTab == .shop && app.badge(of: .shop) == 2)
        let later = await opened(.bag)
        #expect(later.badge(of: .shop) == 2 && later.screen.contains("2 items"))
    }

    @Test("Before the app ends, the app waits for the bag's store and for likes, but not for loading products")
    func works() async throws {
        let (app, shared) = try makeApp()
        let reading = try await gate.next()
        #expect(!shared.storing.isSettled && shared.sending.isSettled && app.badge(of: .shop) == nil)
        reading.succeed()
        await shared.storing.settle()
        let list = try await service.nextListRequest()
        #expect(shared.storing.isSettled && shared.sending.isSettled)
        list.answer(.success(ProductPage(products: [.hat])))
        await shared.work.settle()
        app.press(.character("l"))
        #expect(shared.storing.isSettled && !shared.sending.isSettled)
        try await likes.nextRequest().succeed()
        await app.settle()
    }

    @Test("A link opens a product in the bag once the bag has been read, even before the list is loaded")
    func link() async throws {
        let (app, _) = try makeApp()
        let opening = Task { await app.coordinator.open(Route("shop", "bag", "hat")) }
        try await gate.next().succeed()
        try await service.nextRequest().answer(.success(.hat))
        await opening.value
        #expect(app.route == Route("shop", "bag", "hat") && app.coordinator.places.route(of: "shop/hat/bag") != nil)
        try await service.nextListRequest().answer(.success(ProductPage(products: [])))
        await app.settle()
    }

    @Test("A product's link opens the product, and selects the product's row in the shop's list")
    func product() async throws {
        let harness = try await ShopHarness.showing([.hat, .jacket])
        #expect(await harness.open("jacket") == nil)
        try await harness.answerProduct(.success(.jacket))
        #expect(harness.title == "Field Jacket" && harness.service.questions == ["jacket"])
        harness.press(.escape)
        #expect(harness.selectedRow?.contains("Field Jacket") == true)
    }

    @Test("A link through the bag can open a product in the bag, but no other product")
    func bag() async throws {
        let harness = try await ShopHarness.showing([.hat, .jacket])
        await harness.openBag(of: [.hat, .jacket])
        #expect(await harness.open("jacket") == nil)
        try await harness.answerProduct(.success(.jacket))
        #expect(harness.route == Route("shop", "bag", "jacket"))
        harness.press(.escape)
        #expect(harness.route == .bag && harness.selectedRow?.contains("Field Jacket") == true)
        #expect(await harness.open("cups") == "cups")
    }

    @Test("A link through a product can open the bag, but no other screen")
    func page() async throws {
        let harness = try await ShopHarness.showing(.hat)
        #expect(await harness.open("scarf") == "scarf")
        #expect(await harness.open("bag") == nil)
        #expect(harness.route == Route("shop", "hat", "bag"))
    }

    /// Returns a started app with only the shop; the test answers all of its requests.
    private func makeApp(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> (AppHarness<AppCoordinator>, SharedDependencies) {
        let store = InMemoryBagStore(keeping: hat, gate: gate)
        var shared: SharedDependencies?
        let app = AppHarness(sourceLocation: sourceLocation) {
            shared = $0
            return [ShopFeature(service: service, likes: likes, store: store, $0)]
        }
        app.coordinator.start()
        return (app, try #require(shared))
    }
}
