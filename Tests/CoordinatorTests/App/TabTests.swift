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
    @Test("loads when it is first shown, and tells a failure only then")
    func failures() async {
        let shop = AnsweringShopService()
        shop.failure = .unavailable(.httpError(503))
        let app = await AppHarness.opened(shop: shop)
        #expect(app.title == "Users" && app.prompt == nil)
        await app.open(.shop)
        #expect(app.title == "Shop")
        #expect(app.prompt == "The shop is not answering: HTTP error with status code: 503. Wait a while.")
    }

    @Test("keeps its alert back while another tab is in front, which keeps its keys")
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
        #expect(app.title == "Users" && app.prompt == "No data received. Wait a while.")
        app.press(.escape)
        #expect(app.prompt == nil)
    }

    @Test("loads once: nothing is requested when it is shown again")
    func once() async {
        let shop = AnsweringShopService()
        let app = await AppHarness.opened(.shop, shop: shop)
        shop.failure = .unavailable(.httpError(503))
        await app.press(settling: .tab, .backtab)
        #expect(app.title == "Shop" && app.screen.contains("6 products"))
        #expect(!app.screen.contains("503"))
    }

    @Test("of the bookmarks shows their count before it is first opened, and nothing for none", arguments: 0..<3)
    func bookmarksBadge(count: Int) async {
        let app = await AppHarness.opened(bookmarked: Array(UserPage.cast.users.prefix(count)))
        #expect(app.tabs.hasPrefix("[Users]  Bookmarks \(count == 0 ? " " : "(\(count))")"))
    }

    @Test("of the shop shows the number of pieces in the bag")
    func bagBadge() async {
        let app = await AppHarness.opened(.product)
        await app.press(settling: .enter, .escape, .enter, .escape)
        #expect(app.tabs.contains("[Shop (2)]"))
    }
}
