import Binding
import UIKit
import ViewModel

/// A product's page with a view for each variant, bound to its view model by messages.
final class ProductViewController: ScreenViewController {
    let scrollView = UIScrollView(frame: .zero)
    let nameLabel = UILabel(style: .title1)
    let priceLabel = PriceLabel(style: .headline)
    let likeButton = UIButton(configuration: .plain())
    let outOfStockLabel = UILabel(style: .body, color: .secondaryLabel)
    let skusStackView = UIStackView(arrangedSubviews: [])

    private let interface: ViewModelInterface<ProductViewModel>
    private let id: String
    private var hasProduct = false

    init(viewModel: ProductViewModel, id: String, keeping coordinator: AnyObject?) {
        interface = ViewModelInterface(viewModel: viewModel)
        self.id = id
        super.init(keeping: coordinator)
        title = ShopWords.title(ofProduct: nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupActions()
        setupViewModel()
    }

    private func setupViewModel() {
        interface.receive { [weak self] in self?.receive($0) }
        interface.send(.didBind)
        load()
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        outOfStockLabel.text = ShopWords.outOfStock
        skusStackView.axis = .vertical
        skusStackView.spacing = 16
        let stackView = UIStackView(arrangedSubviews: [
            nameLabel, priceLabel, likeButton, outOfStockLabel, skusStackView,
        ])
        stackView.axis = .vertical
        stackView.alignment = .leading
        stackView.spacing = 8
        view.embed(stackView, in: scrollView)
    }

    private func setupActions() {
        likeButton.addAction(
            UIAction { [weak self] _ in self?.interface.send(.didTapLike) }, for: .primaryActionTriggered)
        let refreshControl = UIRefreshControl()
        refreshControl.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
        scrollView.refreshControl = refreshControl
        // So that even a page that fits on the screen can be pulled down.
        scrollView.alwaysBounceVertical = true
        // The image is visible, and VoiceOver reads the title.
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: ShopWords.bag, image: UIImage(systemName: "bag"),
            primaryAction: UIAction { [weak self] _ in self?.openBag() })
    }

    private func load() { interface.send(.loadProduct(id: id)) }

    private func openBag() {
        // The user may empty the bag there.
        navigationItem.rightBarButtonItem?.image = UIImage(systemName: "bag")
        interface.send(.didTapBag)
    }
}

// MARK: - Outputs of the view models

extension ProductViewController: SKUViewDelegate {
    /// Passes an output of a variant's view model to the product's view model.
    func receive(_ output: SKUViewModel.Output) { interface.send(.sku(output)) }

    private func receive(_ output: ProductViewModel.Output) {
        switch output {
        case .startedLoading:
            if !hasProduct { cover(with: .loading(ShopWords.loadingProduct)) }
        case .loadedProduct(let product): show(product)
        case .addedToBag: navigationItem.rightBarButtonItem?.image = UIImage(systemName: "bag.fill")
        // Storing is too fast to notice, and the toast says when it is done.
        case .storing: break
        case .likeStatus(let isOn): showLike(isOn)
        case .showError(let error): show(error)
        }
    }

    private func show(_ product: ProductViewModel.Product) {
        hasProduct = true
        cover(with: nil)
        scrollView.refreshControl?.endRefreshing()
        title = ShopWords.title(ofProduct: product.name)
        nameLabel.text = product.name
        priceLabel.configure(with: product.price)
        outOfStockLabel.isHidden = !product.skus.isEmpty
        skusStackView.arrangedSubviews.forEach { $0.removeFromSuperview() }
        product.skus.map(makeSKUView).forEach(skusStackView.addArrangedSubview)
    }

    private func makeSKUView(_ sku: SKUViewModel) -> SKUView {
        let view = SKUView(frame: .zero)
        view.configure(with: sku)
        view.delegate = self
        return view
    }

    private func showLike(_ isOn: Bool) {
        likeButton.configuration?.title = ShopWords.like(isLiked: isOn)
        likeButton.configuration?.image = UIImage(systemName: isOn ? "heart.fill" : "heart")
    }
}

// MARK: - Errors

extension ProductViewController {
    private func show(_ error: ProductViewModel.Error) {
        if error.isLoadFailure {
            scrollView.refreshControl?.endRefreshing()
            if !hasProduct { cover(with: placeholder(for: error)) }
        }
        switch error.recovery {
        case .retry: presentError(error.text) { [weak self] in self?.load() }
        case .likeAgain: presentError(error.text) { [weak self] in self?.interface.send(.didTapLike) }
        case .goBack:
            let back = UIAlertAction.plain(ShopWords.back) { [weak self] in self?.interface.send(.didTapBack) }
            presentError(error.text, actions: [back])
        }
    }

    private func placeholder(for error: ProductViewModel.Error) -> UIContentUnavailableConfiguration {
        let reload = ProductViewModel.Error.reloadAction(after: error).map { title in
            UIAction(title: title.capitalized) { [weak self] _ in self?.load() }
        }
        return .message(ShopWords.noProduct, error.pageText, action: reload)
    }

    private func cover(with placeholder: UIContentUnavailableConfiguration?) {
        contentUnavailableConfiguration = placeholder
    }
}
