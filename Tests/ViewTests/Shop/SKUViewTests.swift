import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import View
import ViewModel

@MainActor
@Suite("The view of a variant", .leakChecks)
struct SKUViewTests {
    private let work = Work()
    private let bag: BagInteractor

    init() { bag = BagInteractor(store: InMemoryBagStore(), work: work) }

    @Test("passes its view model's answer on once the variant is stored")
    func output() async {
        let (view, parent) = (makeView("moss"), makeParent())
        view.delegate = parent
        view.didTapAddToBag()
        #expect(parent.outputs.isEmpty)
        await work.settle()
        #expect(parent.outputs == [.addedToBag])
        #expect(bag.model.value?.items.map(\.id) == ["moss"])
    }

    @Test("configured with another view model, adds that variant, and passes each answer on once")
    func configure() async {
        let (view, parent) = (makeView("moss"), makeParent())
        view.delegate = parent
        view.configure(with: makeViewModel("sand"))
        view.didTapAddToBag()
        await work.settle()
        #expect(parent.outputs == [.addedToBag])
        #expect(bag.model.value?.items.map(\.id) == ["sand"])
    }

    @Test("keeps neither its parent nor itself alive")
    func lifetime() async {
        let view = makeView("moss")
        var parent: Parent? = makeParent()
        weak let observed = parent
        view.delegate = parent
        parent = nil
        view.didTapAddToBag()
        await work.settle()
        #expect(observed == nil)
    }

    private func makeViewModel(_ id: String) -> SKUViewModel {
        SKUViewModel(.sample(id), of: .sample(), localization: .sample, bag)
    }

    private func makeView(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) -> SKUView {
        trackForLeaks(SKUView(viewModel: makeViewModel(id)), sourceLocation: sourceLocation)
    }

    private func makeParent(sourceLocation: SourceLocation = #_sourceLocation) -> Parent {
        trackForLeaks(Parent(), sourceLocation: sourceLocation)
    }
}

@MainActor
private final class Parent: SKUViewDelegate {
    private(set) var outputs: [SKUViewModel.Output] = []

    func receive(_ output: SKUViewModel.Output) { outputs.append(output) }
}
