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
@Suite("The bag's view", .leakChecks)
struct BagViewTests {
    private let bag = BagInteractor()

    @Test("+ and - change the quantity of the selected variant")
    func quantity() {
        let view = makeView(.jacket)
        view.press(.down)
        view.type("++-")
        #expect(bag.model.items.map(\.quantity) == [1, 2, 1])
        #expect(view.text.contains("▸ 2 ×"))
    }

    @Test("c asks before it takes anything out")
    func clear() {
        let view = makeView(.jacket)
        view.type("c")
        #expect(view.prompts.first?.title == "Clear Bag")
        #expect(bag.model.count == 3)
    }

    @Test("nothing is asked, nor hinted at, while it is empty")
    func empty() {
        let view = makeView()
        view.press(.enter)
        view.type("+-c")
        #expect(view.keyHints.isEmpty && view.prompts.isEmpty)
        #expect(view.text.contains("Your bag is empty"))
    }

    private func makeView(_ products: Product..., sourceLocation: SourceLocation = #_sourceLocation) -> BagView {
        for product in products { product.skus.forEach { bag.add($0, of: product) } }
        let view = BagView(viewModel: BagViewModel(interactor: bag, localization: .sample))
        view.setupViewModel()
        view.didOpen()
        return trackForLeaks(view, sourceLocation: sourceLocation)
    }
}
