import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("A tab", .leakChecks, .endsWhenStuck)
struct TabTests {
    @Test("stands where the table of places has it, under its title, and can be selected by its route")
    func table() async {
        let app = await AppHarness.opened()
        #expect(app.coordinator.shell.tabs.map(\.title) == Place.tabs.map(\.title))
        for place in Place.tabs {
            app.select(place.route)
            // A badge may follow.
            #expect(app.tabs.contains("[\(place.title)"))
        }
        await app.settle()
    }

    @Test("loads when it is first shown: what fails is told there, and nowhere before")
    func failures() async {
        let shop = AnsweringShopService()
        shop.failure = .unavailable(reason: "closed")
        let app = await AppHarness.opened(shop: shop)
        #expect(app.title == "Users" && app.prompt == nil)
        await app.open(.shop)
        #expect(app.title == "Shop" && app.prompt == "The shop does not answer: closed")
    }

    @Test("keeps the alert of what fails while another one is in front, which keeps its keys")
    func lateFailure() async throws {
        let users = ManualUsersService()
        let app = AppHarness(users: users)
        app.coordinator.start()
        let request = try await users.nextRequest()
        app.select(.bookmarks)
        request.answer(.failure(.noData))
        await app.settle()
        #expect(app.title == "Bookmarks" && app.prompt == nil)
        app.press(.character("?"), .escape)
        app.select(.users)
        #expect(app.title == "Users" && app.prompt == "No data received")
        app.press(.escape)
        #expect(app.prompt == nil)
    }

    @Test("loads once: coming back to it asks for nothing")
    func once() async {
        let shop = AnsweringShopService()
        let app = await AppHarness.opened(.shop, shop: shop)
        shop.failure = .unavailable(reason: "closed")
        await app.press(settling: .tab, .backtab)
        #expect(app.title == "Shop" && app.screen.contains("6 products"))
        #expect(!app.screen.contains("closed"))
    }

    @Test("of bookmarks says how many there are before it has been shown, and nothing for none", arguments: 0..<3)
    func bookmarksBadge(count: Int) async {
        let app = await AppHarness.opened(bookmarked: Array(UserPage.cast.users.prefix(count)))
        #expect(app.tabs.hasPrefix("[Users]  Bookmarks \(count == 0 ? " " : "(\(count))")"))
    }

    @Test("of the shop says how many pieces are in the bag")
    func bagBadge() async {
        let app = await AppHarness.opened(.product)
        await app.press(settling: .enter, .escape, .enter, .escape)
        #expect(app.tabs.contains("[Shop (2)]"))
    }
}
