public import Binding
import TextUI
public import ViewModel

/// One variant of a product, inside the product's view; it passes the outputs of its view model to the product's view.
public final class SKUView: Configurable {
    /// The product's view, which receives every output.
    public weak var delegate: (any SKUViewDelegate)?
    /// The channel for messages to and from the view model.
    public private(set) var interface: ViewModelInterface<SKUViewModel>

    private var shown: SKUViewModel

    /// Creates a view of `viewModel`; `configure(with:)` replaces the view model.
    public init(viewModel: SKUViewModel) {
        shown = viewModel
        interface = ViewModelInterface(viewModel: viewModel)
        receiveOutputs()
    }

    public func configure(with viewModel: SKUViewModel) {
        shown = viewModel
        interface = ViewModelInterface(viewModel: viewModel)
        receiveOutputs()
    }

    /// Asks the view model to add the variant to the bag.
    public func didTapAddToBag() {
        interface.send(.didTapAddToBag)
    }

    var body: some Block { SKULine(viewModel: shown) }

    private func receiveOutputs() {
        interface.receive { [weak self] in self?.delegate?.receive($0) }
    }
}
