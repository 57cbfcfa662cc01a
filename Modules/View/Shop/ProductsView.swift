import Binding
public import Shell
public import TextUI
public import ViewModel

/// The shop's list.
public final class ProductsView: Screen {
    public let title = "Shop"
    public var prompts = PromptQueue()

    private let viewModel: ViewModelInterface<ProductsViewModel>
    private var list = ListState()
    private var products: ProductsViewModel.Products?
    private var isLoading = true

    /// Shows `viewModel`, from `setupViewModel()` on.
    public init(viewModel: ProductsViewModel) {
        self.viewModel = ViewModelInterface(viewModel: viewModel)
    }

    /// Binds the view to its view model.
    public func setupViewModel() {
        viewModel.receive { [weak self] in self?.receive($0) }
    }

    public func didOpen() { viewModel.send(.loadProducts) }

    public func body(tick: Int) -> some Block {
        VStack {
            if let products, !products.rows.isEmpty {
                List(count: products.rows.count, state: list) { ProductLine(product: products.rows[$0]) }
                HStack(spacing: 1) {
                    if isLoading { Spinner(tick: tick) }
                    Text(products.summary).lineLimit(1).foreground(.secondary)
                }
            } else if isLoading {
                LoadingState(message: "Loading products", tick: tick)
            } else {
                EmptyState(title: "No products available", subtitle: "Press r to ask the shop again")
            }
        }
    }

    public func select(row: Int) -> Bool { list.select(row, count: count) }

    public func didShow(_ rows: Range<Int>) {
        list.didShow(rows)
    }
}

// MARK: - Keys

extension ProductsView {
    public var keyHints: [KeyBar.Hint] {
        let row = count == 0 ? [] : [KeyBar.Hint("enter", "open"), KeyBar.Hint("l", "like")]
        return row + [KeyBar.Hint("b", "bag"), KeyBar.Hint("r", "reload")]
    }

    public func handle(_ key: Key) -> Bool {
        if list.handle(key, count: count) { return true }
        switch key {
        case .enter: selection.map { viewModel.send(.didSelectProduct(at: $0)) }
        case .character("l"): selection.map { viewModel.send(.didTapLike(at: $0)) }
        case .character("b"): viewModel.send(.didTapBag)
        case .character("r"): viewModel.send(.loadProducts)
        default: return false
        }
        return true
    }

    private var count: Int { products?.rows.count ?? 0 }

    private var selection: Int? { list.selection(in: count) }
}

// MARK: - What the view model answers

extension ProductsView {
    private func receive(_ output: ProductsViewModel.Output) {
        switch output {
        case .startedLoading: isLoading = true
        case .loadedProducts(let products):
            let old = self.products?.rows ?? []
            list.move(count: old.count, RowDifference(from: old, to: products.rows).newIndex)
            self.products = products
            isLoading = false
        case .likesChanged(let products): self.products = products
        case .showError(let text, let products):
            self.products = products
            isLoading = false
            prompts.append(.errorAlert(text) { [weak viewModel] in viewModel?.send(.loadProducts) })
        }
    }
}
