import Binding
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("The view of the shop's list", .leakChecks, .endsWhenStuck)
struct ProductsViewTests {
    private let changes: [@MainActor (BoundShop<ProductsView>) async throws -> Void] = [
        { $0.shop.products.load() },
        {
            $0.shop.products.load()
            try await $0.shop.answer(.success([.cups]))
        },
        {
            $0.shop.products.load()
            try await $0.shop.answer(.failure(.unavailable(.noData)) as Result<[Product], ShopError>)
        },
        { $0.shop.likes.toggle("jacket") },
    ]

    @Test("While bound, the list of the shop follows every visible change", arguments: 0..<4)
    func binding(change: Int) async throws {
        try await expectBindingUpdatesScreen(after: changes[change]) { try await BoundShop.list() }
    }

    @Test("In the shop's list, Enter opens the selected product, the l key likes it, and the b key opens the bag")
    func keys() async throws {
        let list = try await BoundShop.list()
        list.screen.press(.down, .enter)
        list.shell.type("lb")
        #expect(list.shop.ways == ["hat", "bag"] && list.shop.likes.model.value == ["hat"])
    }

    @Test("The shop's screens leave unused keys to the shell", arguments: [Key.character("x"), .escape, .tab])
    func others(key: Key) async throws {
        let (list, page) = (try await BoundShop.list().screen, try await BoundShop.page().screen)
        let screens: [any Screen] = [list, page, await BoundShop.bag().screen]
        #expect(screens.map { $0.handle(key) } == [false, false, false])
    }

    @Test("The shop's list shows the original price of a sale if it is at least 54 columns wide", arguments: [53, 54])
    func room(width: Int) async throws {
        let screen = try await BoundShop.list().screen.draw(Size(width: width, height: 9)).grid.plainText
        #expect(screen.contains("58.50") == (width == 54), "\(screen)")
    }

    @Test("The shop's list keeps the selected product selected when a reload moves the product's row")
    func reload() async throws {
        let list = try await BoundShop.list()
        list.shell.press(.down, .character("r"))
        try await list.shop.answer(.success([.hat, .jacket, .cups]))
        list.shell.press(.enter)
        #expect(list.shop.ways == ["hat"])
    }

    @Test("The shop's empty list ignores the keys for a row, and has no hints for them")
    func empty() async throws {
        let list = try await BoundShop.list(.success([]))
        list.shell.press(.enter, .character("l"))
        #expect(list.shop.ways.isEmpty && list.shop.likes.model.value == [])
        #expect(list.screen.keyHints.map(\.action) == ["bag", "reload"])
    }

    @Test(
        "The shop's list offers a recovery after an error, and the enter key presses the default button",
        arguments: [
            (ProductsViewModel.Error.Recovery.retry, "[Retry] [Cancel]", ["products"]),
            (.likeAgain(id: "hat"), "[Retry] [Cancel]", ["like"]), (.readBagAgain, "[Retry] [Cancel]", ["bag"]),
            (.storeAgain(needsRepair: false), "[Try Again] [OK]", ["bag"]),
            (.storeAgain(needsRepair: true), "[OK] [Try Again]", []), (.dismiss, "[OK]", []),
        ])
    func recovery(_ recovery: ProductsViewModel.Error.Recovery, buttons: String, asked: [String]) async throws {
        let list = try await BoundShop.list()
        list.screen.receive(recovery, isLoadFailure: false)
        #expect(list.shell.wholePrompt == "Error: Lost. \(buttons)" && list.shell.shell.prompt?.isFailure == true)
        list.shell.press(.enter)
        #expect(list.shop.asked == asked && list.screen.prompts.isEmpty)
    }

    @Test("Dismissing the alert in the shop's list gives up the failed change to the bag")
    func giveUp() async throws {
        let list = try await BoundShop.list()
        list.shop.store.failure = .locked(path: "/x")
        list.shop.bag.removeAll()
        await list.shop.work.settle()
        list.shell.press(.escape)
        #expect(list.shop.bag.saving == .none && list.screen.prompts.isEmpty)
    }

    @Test("The shop's list removes the alert of a failed load when a load begins, and keeps other alerts")
    func outdatedAlert() async throws {
        let list = try await BoundShop.list()
        list.screen.receive(.dismiss, isLoadFailure: true)
        list.screen.receive(.likeAgain(id: "hat"), isLoadFailure: false)
        list.screen.type("r")
        #expect(list.shell.wholePrompt == "Error: Lost. [Retry] [Cancel]")
    }
}

extension ProductsView {
    /// Shows an error with a remedy, and no products.
    fileprivate func receive(_ recovery: ProductsViewModel.Error.Recovery, isLoadFailure: Bool) {
        let products = ProductsViewModel.Products(model: .none, likes: [], localization: .sample)
        receive(
            .showError(.init(text: "Lost.", recovery: recovery, isLoadFailure: isLoadFailure), products))
    }
}
