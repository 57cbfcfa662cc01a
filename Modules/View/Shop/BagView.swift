public import Binding
public import Shell
public import TextUI
public import ViewModel

/// The items to buy, and their total.
public final class BagView: ListScreen {
    public let title = ShopWords.bag
    public var prompts = PromptQueue()
    /// The channel for messages to and from the view model.
    public let interface: ViewModelInterface<BagViewModel>

    public var list = ListState()
    private var bag: BagViewModel.Bag?

    /// Creates a view of `viewModel`; `setupViewModel()` binds the view.
    public init(viewModel: BagViewModel) {
        interface = ViewModelInterface(viewModel: viewModel)
    }

    /// Binds the view to its view model.
    public func setupViewModel() {
        interface.receive { [weak self] in self?.receive($0) }
        interface.send(.didBind)
    }

    public func body(tick: Int) -> some Block {
        VStack {
            if let bag, !bag.items.isEmpty {
                List(count: bag.items.count, state: list) { BagLine(item: bag.items[$0]) }
                Divider()
                HStack(spacing: 1) {
                    Text(bag.count).lineLimit(1).foreground(.secondary).flexible()
                    Text(ShopWords.total).foreground(.secondary)
                    Text(bag.total).lineLimit(1).bold()
                }
                .padding(horizontal: 1)
            } else if let emptyState = bag?.emptyState {
                EmptyState(title: emptyState.title, subtitle: emptyState.subtitle)
            } else {
                LoadingState(message: ShopWords.loadingBag, tick: tick)
            }
        }
    }

    public var storing: String? { bag?.storing }

    public var failure: String? { bag?.failure }
}

// MARK: - Keys

extension BagView {
    public var keyHints: [KeyBar.Hint] {
        let reload = (bag?.reloadAction).map { [KeyBar.Hint(.character("r"), $0)] } ?? []
        guard rowCount > 0 else { return reload }
        return [
            KeyBar.Hint(.enter, CommonWords.open), KeyBar.Hint(.character("+"), ShopWords.oneMore),
            KeyBar.Hint(.character("-"), ShopWords.oneLess), KeyBar.Hint(.character("c"), ShopWords.clear),
        ] + reload
    }

    public func handle(_ key: Key) -> Bool {
        if list.handle(key, count: rowCount) { return true }
        switch key {
        case .enter: if let selectedID { interface.send(.didSelectItem(id: selectedID)) }
        case .character("+"): if let selectedID { interface.send(.didTapMore(id: selectedID)) }
        case .character("-"): if let selectedID { interface.send(.didTapLess(id: selectedID)) }
        case .character("c"): interface.send(.didTapClear)
        case .character("r"): interface.send(.didTapReload)
        default: return false
        }
        return true
    }

    public var rowCount: Int { bag?.items.count ?? 0 }

    /// The ID of the variant in the selected row.
    private var selectedID: String? { list.selection(in: rowCount).flatMap { bag?.items[$0].id } }
}

// MARK: - Outputs

extension BagView {
    /// Handles an output of the view model.
    public func receive(_ output: BagViewModel.Output) {
        switch output {
        case .loadedBag(let bag): self.bag = bag
        case .confirmClear(let question):
            prompts.append(
                .question(ShopWords.clearBag, question, ShopWords.clearBag) { [weak interface] in
                    if $0 { interface?.send(.didConfirmClear) }
                })
        }
    }
}
