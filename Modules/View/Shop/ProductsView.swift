public import Binding
public import Shell
public import TextUI
public import ViewModel

/// The shop's list.
public final class ProductsView: ListScreen {
    public let title = ShopWords.title
    public var prompts = PromptQueue()
    /// The channel for messages to and from the view model.
    public let interface: ViewModelInterface<ProductsViewModel>

    public var list = ListState()
    private var products: ProductsViewModel.Products?

    /// Creates a view of `viewModel`; `setupViewModel()` binds the view.
    public init(viewModel: ProductsViewModel) {
        interface = ViewModelInterface(viewModel: viewModel)
    }

    /// Binds the view to its view model.
    public func setupViewModel() {
        interface.receive { [weak self] in self?.receive($0) }
        interface.send(.didBind)
    }

    public func didOpen() { interface.send(.loadProducts) }

    public func body(tick: Int) -> some Block {
        VStack {
            if let products, !products.rows.isEmpty {
                List(count: products.rows.count, state: list) { ProductLine(product: products.rows[$0]) }
                HStack(spacing: 1) {
                    if products.isLoading { Spinner(tick: tick) }
                    Text(products.summary).foreground(.secondary)
                }
            } else if let emptyState = products?.emptyState {
                EmptyState(title: emptyState.title, subtitle: emptyState.subtitle)
            } else {
                LoadingState(message: ShopWords.loadingProducts, tick: tick)
            }
        }
    }

    public var failure: String? { products?.failure }
}

// MARK: - Keys

extension ProductsView {
    public var keyHints: [KeyBar.Hint] {
        let row = selectedRow.map {
            [
                KeyBar.Hint(.enter, CommonWords.open),
                KeyBar.Hint(.character("l"), CommonWords.like(isLiked: $0.isLiked)),
            ]
        }
        let reload = (products?.reloadAction).map { [KeyBar.Hint(.character("r"), $0)] } ?? []
        return (row ?? []) + [KeyBar.Hint(.character("b"), ShopWords.openBag)] + reload
    }

    public func handle(_ key: Key) -> Bool {
        if list.handle(key, count: rowCount) { return true }
        switch key {
        case .enter: if let selectedRow { interface.send(.didSelectProduct(id: selectedRow.id)) }
        case .character("l"): if let selectedRow { interface.send(.didTapLike(id: selectedRow.id)) }
        case .character("b"): interface.send(.didTapBag)
        case .character("r"): interface.send(.loadProducts)
        default: return false
        }
        return true
    }

    public var rowCount: Int { products?.rows.count ?? 0 }

    /// The selected row in the latest content.
    private var selectedRow: ProductRow? { list.selection(in: rowCount).flatMap { products?.rows[$0] } }
}

// MARK: - Outputs

extension ProductsView {
    /// Handles an output of the view model.
    public func receive(_ output: ProductsViewModel.Output) {
        switch output {
        case .startedLoading(let products):
            self.products = products
            // Another load has started, so the alert is outdated: a new failure raises a new alert.
            prompts.withdraw(about: PromptQueue.failure)
        case .likesChanged(let products): self.products = products
        case .loadedProducts(let products):
            if let old = self.products?.rows {
                list.move(count: old.count) { products.rows.newIndex(of: $0, in: old) }
            }
            self.products = products
        case .showError(let error, let products):
            self.products = products
            prompts.append(prompt(for: error), about: error.isLoadFailure ? PromptQueue.failure : nil)
        }
    }

    private func prompt(for error: ProductsViewModel.Error) -> Prompt {
        let recovery = error.recovery
        if case .storeAgain(let needsRepair) = recovery {
            return .failedChange(error.text, needsRepair: needsRepair, loss: error.text) { [weak interface] in
                interface?.send(.didTapRetryBag)
            } leave: { [weak interface] in
                interface?.send(.didGiveUpBagChange)
            }
        }
        return .errorAlert(error.text, allowsRetry: recovery != .dismiss) { [weak interface] in
            switch recovery {
            case .retry: interface?.send(.loadProducts)
            case .likeAgain(let id): interface?.send(.didTapLike(id: id))
            case .readBagAgain, .storeAgain: interface?.send(.didTapRetryBag)
            case .dismiss: break
            }
        }
    }
}
