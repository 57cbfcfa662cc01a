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
    typealias Story = ModuleStory<ShopModule, String>

    private let shirt = Product.sample("shirt", name: "Linen\nShirt")
    private let moss = SKU.sample("moss", color: "Moss", size: "M")
    private let cup = SKU.sample("cup", color: "藍", size: "小", price: .regular(.yen(1_980)))
    private let full = StoreError.diskFull(path: "/data/strata.sqlite")
    private var twoOfMoss: Bag { Bag().applying(.add(moss, of: shirt)).applying(.add(moss, of: shirt)) }

    @Test("The bag's view model shows each item, the number of pieces, and a sum for each currency")
    func content() {
        let bag = BagViewModel.Bag(model: .some(twoOfMoss.applying(.add(cup, of: shirt))), localization: .sample)
        #expect(bag.items.map(\.name) == ["Linen Shirt", "Linen Shirt"])
        #expect(bag.items.map(\.variant) == ["Moss, M", "藍, 小"])
        #expect(bag.items.map(\.quantity) == ["2 ×", "1 ×"] && bag.items.map(\.price) == ["€39.98", "JP¥1,980"])
        #expect(bag.count == "3 items" && bag.total == "€39.98 + JP¥1,980")
        #expect(bag.emptyState == nil && !bag.isLoading && bag.storing == nil && bag.reloadAction == "reload")
    }

    @Test("An empty bag's view model has no sum, and says how to fill the bag")
    func empty() {
        let bag = BagViewModel.Bag(model: .some(Bag()), localization: .sample)
        #expect(bag.items.isEmpty && bag.count == "0 items" && bag.total == "")
        #expect(bag.emptyState?.title == "Your bag is empty" && !bag.isLoading)
        #expect(bag.emptyState?.subtitle == "Items you add will appear here")
    }

    @Test("The bag's view model is loading until the bag is read, and keeps the bag visible while it is read again")
    func loading() {
        for model in [LoadableModel<Bag, StoreError>.none, .loading(nil)] {
            #expect(BagViewModel.Bag(model: model, localization: .sample).isLoading)
        }
        let bag = BagViewModel.Bag(model: .loading(twoOfMoss), localization: .sample)
        #expect(!bag.isLoading && bag.items.count == 1 && bag.emptyState == nil)
    }

    @Test("The bag's view model says why the bag could not be read, and offers to try again")
    func unreadable() {
        let bag = BagViewModel.Bag(model: .error(full, nil), localization: .sample)
        #expect(bag.emptyState?.title == "The bag is not available" && bag.emptyState?.subtitle == full.pageText)
        #expect(bag.reloadAction == "try again" && !bag.isLoading)
        #expect(BagViewModel.Bag(model: .error(full, twoOfMoss), localization: .sample).emptyState == nil)
    }

    @Test("The bag's view model sends a bound view the bag, then the name of a change, and then the stored bag")
    func storing() async {
        let module = await makeModule()
        #expect(module.bagScreen.shown?.count == "3 items")
        module.bagScreen.send(.didTapMore(id: "moss"))
        #expect(module.bagScreen.shown?.storing == "your latest change to the bag")
        #expect(module.bagScreen.shown?.count == "3 items")
        await module.work.settle()
        #expect(module.bagScreen.shown?.storing == nil && module.bagScreen.shown?.count == "4 items")
    }

    @Test(
        "The bag's view model shows the expected items after each input",
        arguments: [
            Story("More adds a piece of the chosen variant", ["2 × moss", "2 × cup"]) {
                $0.bagScreen.send(.didTapMore(id: "cup"))
            },
            Story("Less removes a piece; with the last piece, it removes the item", ["2 × moss"]) {
                $0.bagScreen.send(.didTapLess(id: "cup"))
            },
            Story("An input for an unknown variant changes nothing and opens nothing", ["2 × moss", "1 × cup"]) {
                $0.bagScreen.send(.didTapMore(id: "hat"))
                $0.bagScreen.send(.didSelectItem(id: "hat"))
                #expect($0.ways.isEmpty)
            },
            Story("Clear removes nothing before the confirmation", ["2 × moss", "1 × cup"]) {
                $0.bagScreen.send(.didTapClear)
            },
            Story("A confirmed clear empties the bag", []) { $0.bagScreen.send(.didConfirmClear) },
            Story("A reload shows the stored bag", ["1 × moss", "1 × cup"]) {
                try await $0.bagStore.apply(.removeOne("moss"))
                $0.bagScreen.send(.didTapReload)
            },
        ])
    func items(story: Story) async throws {
        let module = await makeModule()
        try await story.events(module)
        await module.work.settle()
        #expect(module.bagScreen.shown?.items.map { "\($0.quantity) \($0.id)" } == story.expected)
    }

    @Test("The bag's view model asks before it empties a bag, unless the bag is empty")
    func clear() async {
        let module = await makeModule()
        for input in [BagViewModel.Input.didTapClear, .didConfirmClear, .didTapClear] {
            module.bagScreen.send(input)
            await module.work.settle()
        }
        #expect(module.bagScreen.questions == ["Are you sure you want to remove everything from the bag?"])
    }

    @Test("The bag's view model opens an item's product")
    func navigation() async {
        let module = await makeModule()
        module.bagScreen.send(.didSelectItem(id: "moss"))
        #expect(module.ways == [.product(id: "shirt")])
    }

    /// Returns a module with two pieces of one variant and one piece of another in the bag.
    private func makeModule() async -> ShopModule {
        let bag = twoOfMoss.applying(.add(cup, of: .sample("cups")))
        let module = await ShopModule(bagStore: InMemoryBagStore(keeping: bag))
        module.bagScreen.send(.didBind)
        return module
    }
}

extension ReceivedOutputs<BagViewModel> {
    /// The visible bag.
    fileprivate var shown: BagViewModel.Bag? {
        outputs.reduce(nil) { if case .loadedBag(let bag) = $1 { bag } else { $0 } }
    }

    fileprivate var questions: [String] {
        outputs.compactMap { if case .confirmClear(let question) = $0 { question } else { nil } }
    }
}
