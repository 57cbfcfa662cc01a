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
    private let bag = BagInteractor()

    @Test("passes its view model's answer on before the tap returns")
    func output() {
        let (view, parent) = (makeView("moss"), makeParent())
        view.delegate = parent
        view.didTapAddToBag()
        #expect(parent.outputs == [.addedToBag])
        #expect(bag.model.items.map(\.id) == ["moss"])
    }

    @Test("configured with another view model, adds that variant, and passes each answer on once")
    func configure() {
        let (view, parent) = (makeView("moss"), makeParent())
        view.delegate = parent
        view.configure(with: makeViewModel("sand"))
        view.didTapAddToBag()
        #expect(parent.outputs == [.addedToBag])
        #expect(bag.model.items.map(\.id) == ["sand"])
    }

    @Test("keeps neither its parent nor itself alive")
    func lifetime() {
        let view = makeView("moss")
        var parent: Parent? = makeParent()
        weak let observed = parent
        view.delegate = parent
        parent = nil
        view.didTapAddToBag()
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
