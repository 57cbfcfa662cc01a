import Interactor
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("The tab of the shop", .leakChecks, .endsWhenStuck)
struct ShopTabTests {
    private let shop = AnsweringShopService()
    private let store = InMemoryBagStore()

    private func opened(_ route: Route? = nil) async -> AppHarness<AppCoordinator> {
        await AppHarness.opened(route) {
            [ExampleFeature("maps"), ShopFeature(service: shop, likes: AnsweringShopService(), store: store, $0)]
        }
    }

    @Test("loads when it is first shown, and tells a failure only then")
    func failures() async {
        shop.failure = .unavailable(.httpError(503))
        let app = await opened()
        #expect(app.title == "Maps" && app.prompt == nil)
        await app.open(.shop)
        #expect(app.route == .shop)
        #expect(app.prompt == "The shop is not available: HTTP error with status code: 503. Wait a while.")
    }

    @Test("loads once: nothing is requested when it is shown again")
    func once() async {
        let app = await opened(.shop)
        shop.failure = .unavailable(.httpError(503))
        await app.press(settling: .tab, .backtab)
        #expect(app.route == .shop && app.screen.contains("6 products"))
        #expect(!app.screen.contains("503"))
    }

    @Test("shows the number of pieces in the bag, also after a restart")
    func badge() async {
        let app = await opened(.product(Route.first))
        await app.press(settling: .enter, .enter)
        #expect(app.selectedTab == .shop && app.badge(of: .shop) == 2)
        let later = await opened()
        #expect(later.badge(of: .shop) == 2)
        await later.open(.bag)
        #expect(later.screen.contains("2 items"))
    }
}
