import Binding
public import TextUI
public import ViewModel

/// The shop's list.
public final class ProductsView: Screen {
    public let title = "Shop"
    public weak var container: Container?

    private let viewModel: ViewModelInterface<ProductsViewModel>
    private var list = ListState()
    private var products: [ProductsViewModel.Product] = []
    private var state = State.loading

    private enum State {
        case loading, loaded, failed
    }

    /// Shows `viewModel`, from `setupViewModel()` on.
    public init(viewModel: ProductsViewModel) {
        self.viewModel = ViewModelInterface(viewModel: viewModel)
    }

    /// Binds the view to its view model, and loads.
    public func setupViewModel() {
        viewModel.receive { [weak self] in self?.receive($0) }
        viewModel.send(.loadProducts)
    }

    public func body(tick: Int) -> some Block {
        VStack {
            if !products.isEmpty {
                List(count: products.count, state: list) { [products] in ProductLine(product: products[$0]) }
                HStack(spacing: 1) {
                    if state == .loading { Spinner(tick: tick) }
                    Text(summary).lineLimit(1).foreground(.secondary)
                }
            } else if state == .loading {
                LoadingState(message: "Loading products", tick: tick)
            } else {
                EmptyState(title: "No products available", subtitle: "Press r to ask the shop again")
            }
        }
    }

    public func select(row: Int) -> Bool { list.select(row, count: products.count) }

    public func didShow(_ rows: Range<Int>) {
        list.didShow(rows)
    }

    private var summary: String {
        let count = "\(products.count) \(products.count == 1 ? "product" : "products")"
        return state == .failed ? "\(count), the last load failed" : count
    }
}

// MARK: - Keys

extension ProductsView {
    public var keyHints: [KeyBar.Hint] {
        let row = products.isEmpty ? [] : [KeyBar.Hint("enter", "open"), KeyBar.Hint("l", "like")]
        return row + [KeyBar.Hint("b", "bag"), KeyBar.Hint("r", "reload")]
    }

    public func handle(_ key: Key) -> Bool {
        if list.handle(key, count: products.count) { return true }
        switch key {
        case .enter: viewModel.send(.didSelectProduct(at: selection))
        case .character("l"): viewModel.send(.didTapLike(at: selection))
        case .character("b"): viewModel.send(.didTapBag)
        case .character("r"): viewModel.send(.loadProducts)
        default: return false
        }
        return true
    }

    private var selection: Int { list.selection(in: products.count) ?? 0 }
}

// MARK: - What the view model answers

extension ProductsView {
    private func receive(_ output: ProductsViewModel.Output) {
        switch output {
        case .startedLoading: state = .loading
        case .loadedProducts(let products):
            self.products = products
            state = .loaded
        case .likesChanged(let products): self.products = products
        case .showError(let text):
            state = .failed
            container?.present(.error(text) { [weak viewModel] in viewModel?.send(.loadProducts) })
        }
    }
}
