import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The bag's screen", .leakChecks)
struct BagViewModelTests {
    private let shirt = Product.sample("shirt", name: "Linen\nShirt")
    private let moss = SKU.sample("moss", color: "Moss", size: "M")
    private let cup = SKU.sample("cup", color: "藍", size: "小", price: .regular(.yen(1_980)))

    private func makeModule() -> ShopModule {
        let module = ShopModule()
        module.bag.add(moss, of: shirt)
        module.bag.add(moss, of: shirt)
        module.bagScreen.send(.loadBag)
        return module
    }

    @Test("shows each line, how many pieces there are, and what they cost")
    func content() throws {
        let bag = try #require(makeModule().bagScreen.shown)
        #expect(bag.items.map(\.name) == ["Linen Shirt"])
        #expect(bag.items.map(\.variant) == ["Moss, M"])
        #expect(bag.items.map(\.quantity) == [2])
        #expect(bag.items.map(\.price) == ["€39.98"])
        #expect(bag.count == "2 items" && bag.total == "€39.98")
    }

    @Test("has a sum for each currency")
    func mixedCurrencies() throws {
        let module = makeModule()
        module.bag.add(cup, of: .sample("cups"))
        #expect(module.bagScreen.shown?.total == "€39.98 + JP¥1,980")
        #expect(module.bagScreen.shown?.count == "3 items")
    }

    @Test("is empty at first")
    func empty() throws {
        let module = ShopModule()
        #expect(module.bagScreen.outputs.isEmpty)
        module.bagScreen.send(.loadBag)
        #expect(module.bagScreen.shown?.items.isEmpty == true)
        #expect(module.bagScreen.shown?.count == "0 items" && module.bagScreen.shown?.total == "")
    }

    @Test("has one more of a row, one less, and no row at none")
    func quantity() {
        let module = makeModule()
        module.bagScreen.send(.didTapMore(at: 0))
        #expect(module.bagScreen.shown?.items.map(\.quantity) == [3])
        for _ in 0..<2 { module.bagScreen.send(.didTapLess(at: 0)) }
        #expect(module.bagScreen.shown?.count == "1 item")
        module.bagScreen.send(.didTapLess(at: 0))
        #expect(module.bagScreen.shown?.items.isEmpty == true)
    }

    @Test("is cleared once that is confirmed, and not before")
    func clear() {
        let module = makeModule()
        module.bagScreen.send(.didTapClear)
        guard case .confirmClear(let text)? = module.bagScreen.outputs.last else {
            Issue.record("nothing was asked")
            return
        }
        #expect(text == "Are you sure you want to take everything out of the bag?")
        #expect(module.bag.model.count == 2)
        module.bagScreen.send(.didConfirmClear)
        #expect(module.bag.model == Bag())
        #expect(module.bagScreen.shown?.items.isEmpty == true)
    }

    @Test("asks nothing where there is nothing to clear")
    func clearEmpty() {
        let module = ShopModule()
        module.bagScreen.send(.didTapClear)
        #expect(module.bagScreen.outputs.isEmpty)
    }

    @Test("leads to the product of a row")
    func navigation() {
        let module = makeModule()
        module.bagScreen.send(.didSelectItem(at: 0))
        #expect(module.navigator.calls == [.showProduct(id: "shirt")])
    }

    @Test("does nothing for a row out of range", arguments: [-1, 1, .max])
    func outOfRange(index: Int) {
        let module = makeModule()
        module.bagScreen.send(.didSelectItem(at: index))
        module.bagScreen.send(.didTapMore(at: index))
        module.bagScreen.send(.didTapLess(at: index))
        #expect(module.navigator.calls.isEmpty && module.bag.model.count == 2)
    }
}

extension ReceivedOutputs<BagViewModel> {
    /// What shows.
    fileprivate var shown: BagViewModel.Bag? {
        outputs.reduce(nil) { if case .loadedBag(let bag) = $1 { bag } else { $0 } }
    }
}
