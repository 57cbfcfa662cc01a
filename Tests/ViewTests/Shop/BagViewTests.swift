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
@Suite("The view of the bag", .leakChecks)
struct BagViewTests {
    private let work = Work()
    private let store: InMemoryBagStore
    private let bag: BagInteractor

    init() {
        store = InMemoryBagStore(.jacket)
        bag = BagInteractor(store: store, work: work)
    }

    @Test("changes the quantity of the selected variant with + and -")
    func quantity() async {
        let view = await makeView()
        view.press(.down)
        await view.type(settling: work, "++-")
        #expect(store.value.items.map(\.quantity) == [1, 2, 1])
        #expect(view.text.contains("▸ 2 ×"))
    }

    @Test("acts on the variant that is drawn, even if the bag has changed since")
    func drawnRow() async {
        let view = await makeView()
        view.interface.receive { _ in }
        bag.removeOne("jacket-olive-s")
        await work.settle()
        await view.type(settling: work, "+")
        #expect(store.value.items.map(\.quantity) == [1, 1])
        view.press(.down)
        await view.type(settling: work, "-")
        #expect(store.value.items.map(\.id) == ["jacket-navy-m"])
    }

    @Test("asks before c empties the bag")
    func clear() async {
        let view = await makeView()
        view.type("c")
        #expect(view.prompts.first?.title == "Clear bag")
        await work.settle()
        #expect(store.value.count == 3)
    }

    @Test("asks nothing and hints at nothing while the bag is empty")
    func empty() async throws {
        try await store.apply(.removeAll)
        let view = await makeView()
        view.press(.enter)
        view.type("+-c")
        #expect(view.keyHints.map(\.action) == ["reload"] && view.prompts.isEmpty)
        #expect(view.text.contains("Your bag is empty"))
    }

    @Test("says why the bag cannot be read, and reads it again with r")
    func unreadable() async {
        store.failure = .locked(path: "/data/strata.sqlite")
        let view = await makeView()
        #expect(view.text.contains("The bag is not available") && view.keyHints.map(\.action) == ["try again"])
        store.failure = nil
        view.type("r")
        #expect(view.text.contains("Loading the bag"))
        await work.settle()
        #expect(view.text.contains("3 items"))
    }

    private func makeView(sourceLocation: SourceLocation = #_sourceLocation) async -> BagView {
        bag.load()
        await work.settle()
        let view = BagView(viewModel: BagViewModel(interactor: bag, localization: .sample, navigator: nil))
        view.setupViewModel()
        return trackForLeaks(view, sourceLocation: sourceLocation)
    }
}

extension BagView {
    /// Types `text` letter by letter, and waits each time until what the key changes is stored.
    fileprivate func type(settling work: Work, _ text: String) async {
        for character in text {
            type("\(character)")
            await work.settle()
        }
    }
}
