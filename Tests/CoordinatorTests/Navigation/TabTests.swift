import Coordinator
import Interactor
import TestDoubles
import TestKit
import Testing
import TextUI

@MainActor
@Suite("A tab", .leakChecks, .endsWhenStuck)
struct TabTests {
    @Test("loads when it is first shown: what fails is told there, and nowhere before")
    func failures() async {
        let shop = AnsweringShopService()
        shop.failure = .unavailable(reason: "closed")
        let app = App(photos: AnsweringPhotosService(.failure(.rateLimited)), shop: shop)
        app.database.failure = .uncategorized("The disk is full.")
        await app.start()
        #expect(app.title == "Users" && !app.screen.contains("Error"))
        await app.press(.backtab, .backtab, .backtab)
        #expect(app.title == "Shop" && app.screen.contains("The shop does not answer: closed"))
        await app.press(.escape, .backtab)
        #expect(app.title == "To-Do Lists" && app.screen.contains("Internal Error"))
        app.database.failure = nil
        await app.press(.enter, .backtab)
        #expect(app.title == "Photos" && app.screen.contains("asked too often"))
        await app.press(.escape, .backtab)
        #expect(app.title == "Bookmarks" && !app.screen.contains("Error"))
    }

    @Test("keeps the alert of what fails while another one is in front, which keeps its keys")
    func lateFailure() async throws {
        let users = ManualUsersService()
        let app = App(users: users)
        app.coordinator.start()
        let request = try await users.nextRequest()
        app.tap(.tab)
        request.answer(.failure(.noData))
        await app.settle()
        #expect(app.title == "Bookmarks" && !app.screen.contains("No data received"))
        app.tap(.character("?"), .escape, .backtab)
        #expect(app.title == "Users" && app.screen.contains("No data received"))
        app.tap(.escape)
        #expect(!app.screen.contains("═ Error ═"))
    }

    @Test("loads once: coming back to it asks for nothing")
    func once() async {
        let shop = AnsweringShopService()
        let app = await App.opened(.shop, shop: shop)
        shop.failure = .unavailable(reason: "closed")
        await app.press(.tab, .backtab)
        #expect(app.title == "Shop" && app.screen.contains("6 products"))
        #expect(!app.screen.contains("closed"))
    }

    @Test("of bookmarks says how many there are before it has been shown")
    func badge() async {
        let app = await App.opened(bookmarked: [.sample()])
        #expect(app.tabs.hasPrefix("[Users]  Bookmarks (1)"))
    }
}
