public import Binding
import TextUI
public import ViewModel

/// One variant of a product: a view within a product's, to which it passes on what its view model answers.
public final class SKUView: Configurable {
    /// Who is passed every output.
    public weak var delegate: (any SKUViewDelegate)?

    private var shown: SKUViewModel
    private var viewModel: ViewModelInterface<SKUViewModel>

    /// Shows `viewModel` until it is configured with the next.
    public init(viewModel: SKUViewModel) {
        shown = viewModel
        self.viewModel = ViewModelInterface(viewModel: viewModel)
        receiveOutputs()
    }

    public func configure(with viewModel: SKUViewModel) {
        shown = viewModel
        self.viewModel = ViewModelInterface(viewModel: viewModel)
        receiveOutputs()
    }

    /// Puts one more of the variant into the bag.
    public func didTapAddToBag() {
        viewModel.send(.didTapAddToBag)
    }

    var body: some Block { SKULine(viewModel: shown) }

    private func receiveOutputs() {
        viewModel.receive { [weak self] in self?.delegate?.receive($0) }
    }
}
