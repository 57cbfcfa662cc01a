public import Binding
import TextUI
public import ViewModel

/// One variant of a product: a view within the product's, which it passes the answers of its view model on to.
public final class SKUView: Configurable {
    /// Receives every output.
    public weak var delegate: (any SKUViewDelegate)?
    /// The way to the view model and back.
    public private(set) var interface: ViewModelInterface<SKUViewModel>

    private var shown: SKUViewModel

    /// Shows `viewModel` until it is configured with the next.
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

    /// Adds one more piece of the variant to the bag.
    public func didTapAddToBag() {
        interface.send(.didTapAddToBag)
    }

    var body: some Block { SKULine(viewModel: shown) }

    private func receiveOutputs() {
        interface.receive { [weak self] in self?.delegate?.receive($0) }
    }
}
