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

@MainActor
@Suite("The view of the bag", .leakChecks, .endsWhenStuck)
struct BagViewTests {
    private let changes: [@MainActor (BoundShop<BagView>) async throws -> Void] = [
        { try await $0.shop.read(after: .add(.sample(), of: .sample())) },
        { try await $0.shop.read(after: .removeOne("jacket-olive-m")) },
        { try await $0.shop.read(after: .removeAll) },
    ]

    @Test("While bound, the screen of the bag follows every visible change", arguments: 0..<3)
    func binding(change: Int) async throws {
        try await expectBindingUpdatesScreen(after: changes[change]) { await BoundShop.bag() }
    }

    @Test("The bag's + and - keys change a quantity, which the view reports as being stored; Enter opens the product")
    func keys() async {
        let bag = await BoundShop.bag()
        bag.screen.press(.down)
        await bag.shell.type(settling: "++-")
        #expect(bag.shop.store.value.items.map(\.quantity) == [1, 2, 1])
        bag.shell.press(.enter)
        #expect(bag.shop.ways == ["jacket"])
        bag.screen.type("+")
        #expect(bag.screen.storing == "your latest change to the bag")
        await bag.shop.work.settle()
    }

    @Test("The bag's keys act on the variant on screen, even if the bag has changed since the last drawing")
    func drawnRow() async {
        let bag = await BoundShop.bag()
        bag.unbind()
        bag.shop.bag.removeOne("jacket-olive-s")
        await bag.shell.type(settling: "+")
        #expect(bag.shop.store.value.items.map(\.quantity) == [1, 1])
        await bag.shell.press(settling: .down, .character("-"))
        #expect(bag.shop.store.value.items.map(\.id) == ["jacket-navy-m"])
    }

    @Test("The c key empties the bag, after a confirmation", arguments: [(Key.escape, 3), (.left, 0)])
    func clear(answer: Key, count: Int) async {
        let bag = await BoundShop.bag()
        bag.shell.type("c")
        #expect(
            bag.shell.wholePrompt
                == "Clear bag: Are you sure you want to remove everything from the bag? [Clear bag] [Cancel]")
        await bag.shell.press(settling: answer, .enter)
        #expect(bag.shop.store.value.count == count)
    }

    @Test("An empty bag's view ignores the keys for an item, and has no hints for them")
    func empty() async {
        let bag = await BoundShop.bag(InMemoryBagStore())
        bag.shell.press(.enter)
        bag.shell.type("+-c")
        #expect(bag.screen.keyHints.map(\.action) == ["reload"])
        #expect(bag.screen.prompts.isEmpty && bag.shop.ways.isEmpty)
    }

    @Test("The bag's hints name the keys for an item even if the bag has only one item")
    func oneItem() async {
        let bag = await BoundShop.bag(InMemoryBagStore(.hat))
        #expect(bag.screen.keyHints.map(\.key) == ["enter", "+", "-", "c", "r"])
    }

    @Test("The r key reads the bag again")
    func reload() async {
        let store = InMemoryBagStore(.jacket)
        store.failure = .locked(path: "/x")
        let bag = await BoundShop.bag(store)
        #expect(bag.screen.keyHints.map(\.action) == ["try again"])
        store.failure = nil
        await bag.shell.type(settling: "r")
        #expect(bag.screen.text.contains("3 items"))
    }

    @Test("A line of the bag shortens the name if the screen has fewer than 54 columns", arguments: [53, 54])
    func room(width: Int) async {
        let screen = await BoundShop.bag().screen.draw(Size(width: width, height: 9)).grid.plainText
        #expect(screen.contains("Field Jacket Olive, S") == (width == 53), "\(screen)")
    }
}

extension ShopBehind {
    /// Makes `change` in the store, and reads the bag again.
    fileprivate func read(after change: BagChange) async throws {
        try await store.apply(change)
        bag.load()
        await work.settle()
    }
}
