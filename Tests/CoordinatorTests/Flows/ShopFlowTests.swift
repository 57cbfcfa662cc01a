import Coordinator
import Interactor
import TestDoubles
import TestKit
import Testing
import TextUI

@MainActor
@Suite("What a customer does", .leakChecks, .endsWhenStuck)
struct ShopFlowTests {
    @Test("likes a product, adds two variants, looks into the bag, and empties it")
    func shopping() async {
        let app = await App.opened(.shop)
        await app.press(.down)
        await app.type("l")
        #expect(app.screen.contains("▸ ★ Field Jacket"))

        await app.press(.enter)
        #expect(app.title == "Field Jacket" && app.screen.contains(" Liked "))
        await app.press(.enter, .down, .down, .enter, .enter)
        #expect(app.screen.contains("Successfully added product!"))
        #expect(app.tabs == " Users   Bookmarks   Photos   Lists  [Shop (3)]  Feed   More")

        await app.type("b")
        #expect(app.title == "Bag")
        #expect(app.screen.contains("2 ×   Field Jacket"))
        #expect(app.screen.contains("3 items") && app.screen.contains("Total €417.00"))

        await app.press(.escape)
        await app.type("c")
        #expect(app.screen.contains("take everything out of the bag?"))
        await app.press(.left, .enter)
        #expect(app.screen.contains("Your bag is empty"))
        #expect(app.tabs == " Users   Bookmarks   Photos   Lists  [Shop]  Feed   More")
    }

    @Test("takes a like back on one screen, and sees it gone on every other")
    func likes() async {
        let app = await App.opened(.product)
        await app.type("l")
        #expect(app.screen.contains(" Liked "))
        await app.press(.enter, .escape)
        await app.type("b")
        await app.press(.enter)
        #expect(app.title == "Linen Shirt" && app.screen.contains(" Liked "))
        await app.type("l")
        #expect(app.screen.contains(" Like "))
        await app.press(.escape, .escape)
        #expect(app.screen.contains(" Like "))
        await app.press(.escape)
        #expect(app.title == "Shop" && !app.screen.contains("★"))
    }

    @Test("changes the quantity in the bag while the product's page is behind it")
    func quantity() async {
        let app = await App.opened(.product)
        await app.press(.enter, .escape)
        await app.type("b+")
        #expect(app.screen.contains("Total €39.98"))
        await app.type("--")
        #expect(app.screen.contains("Your bag is empty"))
        await app.press(.escape)
        #expect(app.title == "Linen Shirt" && app.tabs == " Users   Bookmarks   Photos   Lists  [Shop]  Feed   More")
    }

    @Test("sees the toast go when its time is over, of which the host is told")
    func toast() async {
        let app = await App.opened(.product)
        await app.press(.enter)
        await app.clock.nextSleep()
        #expect(app.coordinator.isSettled)
        await withCheckedContinuation { continuation in
            app.coordinator.didProgress = { continuation.resume() }
            app.clock.advance(by: ToastInteractor.duration)
        }
        app.coordinator.didProgress = nil
        #expect(!app.screen.contains("Successfully added product!"))
    }

    @Test("opens a product that is withdrawn, and is led back")
    func withdrawn() async {
        let app = await App.opened(.shop, shop: AnsweringShopService(withdrawn: ["postcards"]))
        await app.press(.end, .enter)
        #expect(app.screen.contains("The shop has no product “postcards”."))
        await app.press(.enter)
        #expect(app.title == "Shop" && app.screen.contains("▸   Postcards"))
    }

    @Test("sees the shop not answer, on both screens, and tries again until it does")
    func retry() async {
        let shop = AnsweringShopService()
        shop.failure = .unavailable(reason: "closed")
        let app = await App.opened(.shop, shop: shop)
        #expect(app.screen.contains("The shop does not answer: closed"))
        shop.failure = nil
        await app.press(.enter)
        #expect(app.screen.contains("6 products"))
        shop.failure = .unavailable(reason: "closed")
        await app.press(.enter, .escape)
        #expect(app.title == "Product")
        shop.failure = nil
        await app.type("r")
        #expect(app.title == "Linen Shirt")
    }

    @Test("leaves before the product has come: its request is cancelled")
    func cancellation() async throws {
        let shop = ManualShopService()
        let app = App(shop: shop)
        app.coordinator.start()
        app.tap(.backtab, .backtab, .backtab)
        try await shop.nextListRequest().answer(.success(.wares))
        await app.settle()
        app.tap(.enter)
        let request = try await shop.nextRequest()
        app.tap(.escape)
        await request.cancellation()
        await app.settle()
        #expect(app.title == "Shop")
    }
}
