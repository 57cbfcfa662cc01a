import Binding
import UIKit
import ViewModel

/// The parent of a variant's view; it receives the variant's outputs.
@MainActor
protocol SKUViewDelegate: AnyObject {
    func receive(_ output: SKUViewModel.Output)
}

/// One variant of a product, bound to its view model by messages of its own.
final class SKUView: UIView {
    weak var delegate: (any SKUViewDelegate)?

    let titleLabel = UILabel(style: .headline)
    let priceLabel = PriceLabel(style: .body)
    let addButton = UIButton(configuration: .bordered())

    private var interface: ViewModelInterface<SKUViewModel>?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addButton.configuration?.title = ShopWords.addToBagButton
        addButton.addAction(
            UIAction { [weak self] _ in self?.interface?.send(.didTapAddToBag) }, for: .primaryActionTriggered)
        // The views are one below the other, so that even the largest text fits.
        let stackView = UIStackView(arrangedSubviews: [titleLabel, priceLabel, addButton])
        stackView.axis = .vertical
        stackView.alignment = .leading
        stackView.spacing = 4
        embed(stackView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

    func configure(with sku: SKUViewModel) {
        let title = [sku.color, sku.size, sku.sizeDescription].compactMap(\.self).joined(separator: ", ")
        titleLabel.text = title
        priceLabel.configure(with: sku.price)
        // Each variant has this button, so the button's label also names the variant.
        addButton.accessibilityLabel = "\(ShopWords.addToBagButton), \(title)"
        let interface = ViewModelInterface(viewModel: sku)
        interface.receive { [weak self] in self?.delegate?.receive($0) }
        self.interface = interface
    }
}
