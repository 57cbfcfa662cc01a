import Binding
public import Shell
public import TextUI
public import ViewModel

/// A product: its price, its like, and a view of its own for each variant.
public final class ProductView: Screen {
    public var title: String { product?.name ?? "Product" }
    public var prompts = PromptQueue()

    private let viewModel: ViewModelInterface<ProductViewModel>
    private let id: String
    private var list = ListState()
    private var product: ProductViewModel.Product?
    private var skuViews: [SKUView] = []
    private var isLiked = false
    private var problem: String?

    /// Shows the product of that `id`, from `setupViewModel()` on.
    public init(viewModel: ProductViewModel, id: String) {
        self.viewModel = ViewModelInterface(viewModel: viewModel)
        self.id = id
    }

    /// Binds the view to its view model.
    public func setupViewModel() {
        viewModel.receive { [weak self] in self?.receive($0) }
    }

    public func didOpen() { load() }

    private func load() {
        problem = nil
        viewModel.send(.loadProduct(id: id))
    }

    public func body(tick: Int) -> some Block {
        VStack {
            if let product {
                ProductHeader(product: product, isLiked: isLiked)
                Divider()
                if skuViews.isEmpty {
                    EmptyState(title: "Not available", subtitle: "There is nothing of it to buy at the moment")
                } else {
                    List(count: skuViews.count, state: list) { [skuViews] in skuViews[$0].body }
                }
            } else if let problem {
                EmptyState(title: "No product", subtitle: problem)
            } else {
                LoadingState(message: "Loading the product", tick: tick)
            }
        }
    }

    public func select(row: Int) -> Bool { list.select(row, count: skuViews.count) }

    public func didShow(_ rows: Range<Int>) {
        list.didShow(rows)
    }
}

// MARK: - Keys

extension ProductView {
    public var keyHints: [KeyBar.Hint] {
        let add = skuViews.isEmpty ? [] : [KeyBar.Hint("enter", "add to bag")]
        let like = product == nil ? [] : [KeyBar.Hint("l", isLiked ? "unlike" : "like")]
        return add + like + [KeyBar.Hint("b", "bag"), KeyBar.Hint("r", "reload")]
    }

    public func handle(_ key: Key) -> Bool {
        if list.handle(key, count: skuViews.count) { return true }
        switch key {
        case .enter: selection.map { skuViews[$0].didTapAddToBag() }
        case .character("l"): viewModel.send(.didTapLike)
        case .character("b"): viewModel.send(.didTapBag)
        case .character("r"): load()
        default: return false
        }
        return true
    }

    private var selection: Int? { list.selection(in: skuViews.count) }
}

// MARK: - What the view models answer

extension ProductView: SKUViewDelegate {
    public func receive(_ output: SKUViewModel.Output) {
        viewModel.send(.sku(output))
    }

    private func receive(_ output: ProductViewModel.Output) {
        switch output {
        case .loadedProduct(let product): show(product)
        // Nothing on this page changes; the view model's navigator shows the toast.
        case .addedToBag: break
        case .likeStatus(let isOn): isLiked = isOn
        case .showError(let error): show(error)
        }
    }

    private func show(_ product: ProductViewModel.Product) {
        let old = self.product?.skus ?? []
        list.move(count: old.count, RowDifference(from: old, to: product.skus).newIndex)
        self.product = product
        problem = nil
        skuViews = product.skus.enumerated().map { index, sku in
            guard skuViews.indices.contains(index) else { return makeSKUView(sku) }
            skuViews[index].configure(with: sku)
            return skuViews[index]
        }
    }

    private func makeSKUView(_ viewModel: SKUViewModel) -> SKUView {
        let view = SKUView(viewModel: viewModel)
        view.delegate = self
        return view
    }

    private func show(_ error: ProductViewModel.Error) {
        problem = error.text
        switch error.wayOn {
        case .retry:
            prompts.append(.errorAlert(error.text) { [weak self] in self?.load() })
        case .goBack:
            let back = Prompt.Action("Back") { [weak viewModel] in viewModel?.send(.didTapBack) }
            prompts.append(Prompt(title: "Error", message: error.text, actions: [back]))
        }
    }
}
