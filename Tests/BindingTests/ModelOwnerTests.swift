import Binding
import TestKit
import Testing

@MainActor
@Suite("Binding a model's owner to a view", .leakChecks)
struct ModelOwnerTests {
    @Test("A bound view is configured with a new view model after each change")
    func eachChange() {
        let (counter, view) = (makeCounter(), makeView())
        counter.bind(to: view) { "count: \($0.model)" }

        counter.increment()
        counter.increment()

        #expect(view.shown == ["count: 1", "count: 2"])
    }

    @Test("Freeing a bound view also frees a model's owner that only the view model kept alive")
    func moduleIsFreed() {
        weak var observed: Counter?
        var view: KeepingView?
        do {
            let counter = makeCounter()
            let keeping = trackForLeaks(KeepingView(viewModel: counter))
            counter.bind(to: keeping) { $0 }
            counter.increment()
            (view, observed) = (keeping, counter)
        }
        #expect(observed != nil && view != nil)

        view = nil

        #expect(observed == nil)
    }

    private func makeView(sourceLocation: SourceLocation = #_sourceLocation) -> LabelView {
        trackForLeaks(LabelView(), sourceLocation: sourceLocation)
    }
}

@MainActor
private final class KeepingView: Configurable {
    private var viewModel: Counter

    init(viewModel: Counter) { self.viewModel = viewModel }

    func configure(with viewModel: Counter) { self.viewModel = viewModel }
}
