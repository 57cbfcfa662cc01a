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
    let bag = BagInteractor()

    /// A bag with each variant of a product.
    ///
    /// - Parameter deafOutput: The name of an output that the screen ignores.
    init(deafTo deafOutput: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
        for sku in Product.jacket.skus { bag.add(sku, of: .jacket) }
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
}
