import Binding
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

    private let full = StoreError.diskFull(path: "/data/strata.sqlite")
    private var twoOfMoss: Bag { Bag().applying(.add(moss, of: shirt)).applying(.add(moss, of: shirt)) }

    /// A module with two pieces of one variant in the bag.
    private func makeModule() async -> ShopModule {
        let module = await ShopModule(bagStore: InMemoryBagStore(keeping: twoOfMoss))
        module.bagScreen.send(.didBind)
        return module
    }

    @Test("shows each item, the number of pieces, and their price")
    func content() {
        let bag = BagViewModel.Bag(model: .some(twoOfMoss), localization: .sample)
        #expect(bag.items.map(\.name) == ["Linen Shirt"] && bag.items.map(\.variant) == ["Moss, M"])
        #expect(bag.items.map(\.quantity) == ["2 ×"] && bag.items.map(\.price) == ["€39.98"])
        #expect(bag.count == "2 items" && bag.total == "€39.98")
        #expect(bag.emptyState == nil && !bag.isLoading && bag.storing == nil && bag.reloadAction == "reload")
    }

    @Test("shows a sum for each currency")
    func mixedCurrencies() {
        let mixed = Bag().applying(.add(moss, of: shirt)).applying(.add(cup, of: .sample("cups")))
        let bag = BagViewModel.Bag(model: .some(mixed), localization: .sample)
        #expect(bag.total == "€19.99 + JP¥1,980" && bag.count == "2 items")
    }

    @Test("shows an empty bag without a sum, and says how it is filled")
    func empty() {
        let bag = BagViewModel.Bag(model: .some(Bag()), localization: .sample)
        #expect(bag.items.isEmpty && bag.count == "0 items" && bag.total == "")
        #expect(bag.emptyState?.title == "Your bag is empty" && !bag.isLoading)
    }

    @Test("is loading before the bag has been read, and keeps showing it while it is read again")
    func loading() {
        for model in [LoadableModel<Bag, StoreError>.none, .loading(nil)] {
            #expect(BagViewModel.Bag(model: model, localization: .sample).isLoading)
        }
        let bag = BagViewModel.Bag(model: .loading(twoOfMoss), localization: .sample)
        #expect(!bag.isLoading && bag.items.count == 1)
    }

    @Test("says why the bag could not be read, and offers to try again")
    func unreadable() {
        let bag = BagViewModel.Bag(model: .error(full, nil), localization: .sample)
        #expect(bag.emptyState?.title == "The bag is not available" && bag.emptyState?.subtitle == full.pageText)
        #expect(bag.reloadAction == "try again" && !bag.isLoading)
        #expect(BagViewModel.Bag(model: .error(full, twoOfMoss), localization: .sample).emptyState == nil)
    }

    @Test("says what it stores, and shows it when it is stored")
    func storing() async {
        let module = await makeModule()
        module.bagScreen.send(.didTapMore(id: "moss"))
        #expect(module.bagScreen.shown?.storing == "your latest change to the bag")
        #expect(module.bagScreen.shown?.count == "2 items")
        await module.work.settle()
        #expect(module.bagScreen.shown?.storing == nil && module.bagScreen.shown?.count == "3 items")
    }

    @Test("reads the bag again")
    func reload() async throws {
        let module = await makeModule()
        try await module.bagStore.apply(.add(cup, of: .sample("cups")))
        module.bagScreen.send(.didTapReload)
        await module.work.settle()
        #expect(module.bagScreen.shown?.count == "3 items")
    }

    @Test("tells a view what is in the bag when it is bound, and after each change")
    func binding() async {
        let module = await ShopModule()
        #expect(module.bagScreen.outputs.isEmpty)
        module.bagScreen.send(.didBind)
        #expect(module.bagScreen.shown?.items.isEmpty == true)
        module.bag.add(moss, of: shirt)
        await module.work.settle()
        #expect(module.bagScreen.shown?.count == "1 item")
    }

    @Test("adds a piece and removes one, and the row with the last")
    func quantity() async {
        let module = await makeModule()
        await module.send(.didTapMore(id: "moss"))
        #expect(module.bagScreen.shown?.items.map(\.quantity) == ["3 ×"])
        for _ in 0..<2 { await module.send(.didTapLess(id: "moss")) }
        #expect(module.bagScreen.shown?.count == "1 item")
        await module.send(.didTapLess(id: "moss"))
        #expect(module.bagScreen.shown?.items.isEmpty == true)
    }

    @Test("empties the bag only after a confirmation")
    func clear() async {
        let module = await makeModule()
        await module.send(.didTapClear)
        guard case .confirmClear(let text)? = module.bagScreen.outputs.last else {
            Issue.record("there is no question")
            return
        }
        #expect(text == "Are you sure you want to remove everything from the bag?")
        #expect(module.bagStore.value.count == 2)
        await module.send(.didConfirmClear)
        #expect(module.bagStore.value == Bag() && module.bagScreen.shown?.items.isEmpty == true)
    }

    @Test("asks nothing while the bag is empty")
    func clearEmpty() async {
        let module = await ShopModule()
        module.bagScreen.send(.didTapClear)
        #expect(module.bagScreen.outputs.isEmpty)
    }

    @Test("opens the product of a row")
    func navigation() async {
        let module = await makeModule()
        module.bagScreen.send(.didSelectItem(id: "moss"))
        #expect(module.navigator.calls == [.showProduct(id: "shirt")])
    }

    @Test("does nothing for a variant that is no longer in the bag")
    func stranger() async {
        let module = await makeModule()
        await module.send(.didSelectItem(id: "cup"))
        await module.send(.didTapMore(id: "cup"))
        await module.send(.didTapLess(id: "cup"))
        #expect(module.navigator.calls.isEmpty && module.bagStore.value == twoOfMoss)
    }
}

extension ShopModule {
    /// Sends `input` to the bag's view model, and waits until what it changes is stored.
    fileprivate func send(_ input: BagViewModel.Input) async {
        bagScreen.send(input)
        await work.settle()
    }
}

extension ReceivedOutputs<BagViewModel> {
    /// The bag that shows.
    fileprivate var shown: BagViewModel.Bag? {
        outputs.reduce(nil) { if case .loadedBag(let bag) = $1 { bag } else { $0 } }
    }
}
