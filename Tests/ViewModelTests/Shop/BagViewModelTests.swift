import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The view model of the bag", .leakChecks)
struct BagViewModelTests {
    private let shirt = Product.sample("shirt", name: "Linen\nShirt")
    private let moss = SKU.sample("moss", color: "Moss", size: "M")
    private let cup = SKU.sample("cup", color: "藍", size: "小", price: .regular(.yen(1_980)))

    /// A module with two pieces of one variant in the bag.
    private func makeModule() -> ShopModule {
        let module = ShopModule()
        module.bag.add(moss, of: shirt)
        module.bag.add(moss, of: shirt)
        module.bagScreen.send(.didBind)
        return module
    }

    @Test("shows each item, the number of pieces, and their price")
    func content() {
        let bag = BagViewModel.Bag(Bag().adding(moss, of: shirt).adding(moss, of: shirt), .sample)
        #expect(bag.items.map(\.name) == ["Linen Shirt"] && bag.items.map(\.variant) == ["Moss, M"])
        #expect(bag.items.map(\.quantity) == ["2 ×"] && bag.items.map(\.price) == ["€39.98"])
        #expect(bag.count == "2 items" && bag.total == "€39.98")
    }

    @Test("shows a sum for each currency")
    func mixedCurrencies() {
        let bag = BagViewModel.Bag(Bag().adding(moss, of: shirt).adding(cup, of: .sample("cups")), .sample)
        #expect(bag.total == "€19.99 + JP¥1,980" && bag.count == "2 items")
    }

    @Test("shows an empty bag without a sum")
    func empty() {
        let bag = BagViewModel.Bag(Bag(), .sample)
        #expect(bag.items.isEmpty && bag.count == "0 items" && bag.total == "")
    }

    @Test("tells a view what is in the bag when it is bound, and after each change")
    func binding() {
        let module = ShopModule()
        #expect(module.bagScreen.outputs.isEmpty)
        module.bagScreen.send(.didBind)
        #expect(module.bagScreen.shown?.items.isEmpty == true)
        module.bag.add(moss, of: shirt)
        #expect(module.bagScreen.shown?.count == "1 item")
    }

    @Test("adds a piece and removes one, and the row with the last")
    func quantity() {
        let module = makeModule()
        module.bagScreen.send(.didTapMore(id: "moss"))
        #expect(module.bagScreen.shown?.items.map(\.quantity) == ["3 ×"])
        for _ in 0..<2 { module.bagScreen.send(.didTapLess(id: "moss")) }
        #expect(module.bagScreen.shown?.count == "1 item")
        module.bagScreen.send(.didTapLess(id: "moss"))
        #expect(module.bagScreen.shown?.items.isEmpty == true)
    }

    @Test("empties the bag only after a confirmation")
    func clear() {
        let module = makeModule()
        module.bagScreen.send(.didTapClear)
        guard case .confirmClear(let text)? = module.bagScreen.outputs.last else {
            Issue.record("there is no question")
            return
        }
        #expect(text == "Are you sure you want to remove everything from the bag?")
        #expect(module.bag.model.count == 2)
        module.bagScreen.send(.didConfirmClear)
        #expect(module.bag.model == Bag())
        #expect(module.bagScreen.shown?.items.isEmpty == true)
    }

    @Test("asks nothing while the bag is empty")
    func clearEmpty() {
        let module = ShopModule()
        module.bagScreen.send(.didTapClear)
        #expect(module.bagScreen.outputs.isEmpty)
    }

    @Test("opens the product of a row")
    func navigation() {
        let module = makeModule()
        module.bagScreen.send(.didSelectItem(id: "moss"))
        #expect(module.navigator.calls == [.showProduct(id: "shirt")])
    }

    @Test("does nothing for a variant that is no longer in the bag")
    func stranger() {
        let module = makeModule()
        module.bagScreen.send(.didSelectItem(id: "cup"))
        module.bagScreen.send(.didTapMore(id: "cup"))
        module.bagScreen.send(.didTapLess(id: "cup"))
        #expect(module.navigator.calls.isEmpty && module.bag.model.count == 2)
    }
}

extension ReceivedOutputs<BagViewModel> {
    /// The bag that shows.
    fileprivate var shown: BagViewModel.Bag? {
        outputs.reduce(nil) { if case .loadedBag(let bag) = $1 { bag } else { $0 } }
    }
}
