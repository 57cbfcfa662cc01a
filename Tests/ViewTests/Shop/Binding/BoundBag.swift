import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import View
import ViewModel

/// The bag's screen, and the bag behind it.
@MainActor
final class BoundBag: BoundScreen {
    let screen: BagView
    let work = Work()
    private let store = InMemoryBagStore(.jacket)
    private let bag: BagInteractor

    /// A bag with each variant of a product.
    ///
    /// - Parameter deafOutput: The name of an output that the screen ignores.
    static func loaded(
        deafTo deafOutput: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> BoundBag {
        let module = BoundBag(deafTo: deafOutput, sourceLocation: sourceLocation)
        module.bag.load()
        await module.work.settle()
        return module
    }

    private init(deafTo deafOutput: String?, sourceLocation: SourceLocation) {
        bag = BagInteractor(store: store, work: work)
        screen = BagView(viewModel: BagViewModel(interactor: bag, localization: .sample, navigator: nil))
        screen.setupViewModel()
        for object in [screen, bag] as [AnyObject] { trackForLeaks(object, sourceLocation: sourceLocation) }
        guard let deafOutput else { return }
        screen.interface.receive { [weak screen] output in
            if outputName(output) != deafOutput { screen?.receive(output) }
        }
    }

    func cut() { screen.interface.receive { _ in } }

    func bind() { screen.setupViewModel() }

    /// Makes `change` in the store, and reads the bag again.
    func make(_ change: BagChange) async throws {
        try await store.apply(change)
        bag.load()
        await work.settle()
    }
}
