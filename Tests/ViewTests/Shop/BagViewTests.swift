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
    private let bag = BagInteractor()

    @Test("changes the quantity of the selected variant with + and -")
    func quantity() {
        let view = makeView(.jacket)
        view.press(.down)
        view.type("++-")
        #expect(bag.model.items.map(\.quantity) == [1, 2, 1])
        #expect(view.text.contains("▸ 2 ×"))
    }

    @Test("acts on the variant that is drawn, even if the bag has changed since")
    func drawnRow() {
        let view = makeView(.jacket)
        view.interface.receive { _ in }
        bag.removeOne("jacket-olive-s")
        view.type("+")
        #expect(bag.model.items.map(\.quantity) == [1, 1])
        view.press(.down)
        view.type("-")
        #expect(bag.model.items.map(\.id) == ["jacket-navy-m"])
    }

    @Test("asks before c empties the bag")
    func clear() {
        let view = makeView(.jacket)
        view.type("c")
        #expect(view.prompts.first?.title == "Clear bag")
        #expect(bag.model.count == 3)
    }

    @Test("asks nothing and hints at nothing while the bag is empty")
    func empty() {
        let view = makeView()
        view.press(.enter)
        view.type("+-c")
        #expect(view.keyHints.isEmpty && view.prompts.isEmpty)
        #expect(view.text.contains("Your bag is empty"))
    }

    private func makeView(_ products: Product..., sourceLocation: SourceLocation = #_sourceLocation) -> BagView {
        for product in products { product.skus.forEach { bag.add($0, of: product) } }
        let view = BagView(viewModel: BagViewModel(interactor: bag, localization: .sample, navigator: nil))
        view.setupViewModel()
        return trackForLeaks(view, sourceLocation: sourceLocation)
    }
}
