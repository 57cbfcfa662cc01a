public import Binding
public import Shell
public import TextUI
public import ViewModel

/// A product: its price, its like, and one view for each variant.
public final class ProductView: ListScreen {
    public var title: String { ShopWords.title(ofProduct: product?.name) }
    public var prompts = PromptQueue()
    /// The channel for messages to and from the view model.
    public let interface: ViewModelInterface<ProductViewModel>

    private let id: String
    public var list = ListState()
    private var product: ProductViewModel.Product?
    private var skuViews: [SKUView] = []
    private var isLiked = false
    private var hasAdded = false
    private var isLoading = false
    public private(set) var storing: String?
    /// The reason why the last load failed; nil if the load succeeded.
    private var problem: ProductViewModel.Error?

    /// Creates a view for the product with that ID; `setupViewModel()` binds the view.
    public init(viewModel: ProductViewModel, id: String) {
        interface = ViewModelInterface(viewModel: viewModel)
        self.id = id
    }

    /// Binds the view to its view model.
    public func setupViewModel() {
        interface.receive { [weak self] in self?.receive($0) }
        interface.send(.didBind)
    }

    public func didOpen() { interface.send(.loadProduct(id: id)) }

    public func body(tick: Int) -> some Block {
        VStack {
            if let product {
                ProductHeader(product: product, isLiked: isLiked, hasAdded: hasAdded)
                Divider()
                if skuViews.isEmpty {
                    EmptyState(title: ShopWords.outOfStock, subtitle: ShopWords.checkAgain)
                } else {
                    List(count: skuViews.count, state: list) { [skuViews] in skuViews[$0].body }
                }
                if isLoading {
                    HStack(spacing: 1) {
                        Spinner(tick: tick)
                        Text(ShopWords.loadingProduct).lineLimit(1).foreground(.secondary)
                    }
                }
                if let problem { ProblemText(text: problem.text) }
            } else if let problem {
                EmptyState(title: ShopWords.noProduct, subtitle: problem.pageText)
            } else {
                LoadingState(message: ShopWords.loadingProduct, tick: tick)
            }
        }
    }

    public var failure: String? { problem?.text }

    public var rowCount: Int { skuViews.count }
}

// MARK: - Keys

extension ProductView {
    public var keyHints: [KeyBar.Hint] {
        let add = skuViews.isEmpty ? [] : [KeyBar.Hint(.enter, ShopWords.addToBag)]
        let like = KeyBar.Hint(.character("l"), CommonWords.like(isLiked: isLiked))
        return add + (product == nil ? [] : [like]) + [
            KeyBar.Hint(.character("b"), ShopWords.openBag)
        ] + (ProductViewModel.Error.reloadAction(after: problem).map { [KeyBar.Hint(.character("r"), $0)] } ?? [])
    }

    public func handle(_ key: Key) -> Bool {
        if list.handle(key, count: rowCount) { return true }
        switch key {
        case .enter: if let selection = list.selection(in: rowCount) { skuViews[selection].didTapAddToBag() }
        case .character("l"): interface.send(.didTapLike)
        case .character("b"): openBag()
        case .character("r"): interface.send(.loadProduct(id: id))
        default: return false
        }
        return true
    }

    private func openBag() {
        // On the bag's screen, the user may remove the product, so the note “Added to bag” could become untrue.
        hasAdded = false
        interface.send(.didTapBag)
    }
}

// MARK: - Outputs

extension ProductView: SKUViewDelegate {
    /// Passes an output of a variant's view model to the product's view model.
    public func receive(_ output: SKUViewModel.Output) {
        interface.send(.sku(output))
    }

    /// Handles an output of the view model.
    public func receive(_ output: ProductViewModel.Output) {
        switch output {
        case .startedLoading:
            (isLoading, problem) = (true, nil)
            // Another load has started, so the alert is outdated: a new failure raises a new alert.
            prompts.withdraw(about: PromptQueue.failure)
        case .loadedProduct(let product): show(product)
        case .addedToBag: hasAdded = true
        case .storing(let subject): storing = subject
        case .likeStatus(let isOn): isLiked = isOn
        case .showError(let error): show(error)
        }
    }

    private func show(_ product: ProductViewModel.Product) {
        let old = self.product?.skus ?? []
        list.move(count: old.count, RowDifference(from: old, to: product.skus).newIndex)
        self.product = product
        (isLoading, problem) = (false, nil)
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
        if error.isLoadFailure { (isLoading, problem) = (false, error) }
        prompts.append(prompt(for: error), about: error.isLoadFailure ? PromptQueue.failure : nil)
    }

    private func prompt(for error: ProductViewModel.Error) -> Prompt {
        switch error.recovery {
        case .retry: retryPrompt(for: error, .loadProduct(id: id))
        case .likeAgain: retryPrompt(for: error, .didTapLike)
        case .goBack:
            Prompt(
                title: CommonWords.error, message: error.text,
                actions: [Prompt.Action(ShopWords.back) { [weak interface] in interface?.send(.didTapBack) }],
                isFailure: true)
        }
    }

    private func retryPrompt(for error: ProductViewModel.Error, _ retry: ProductViewModel.Input) -> Prompt {
        .errorAlert(error.text, allowsRetry: true) { [weak interface] in interface?.send(retry) }
    }
}
