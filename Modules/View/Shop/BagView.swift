import Binding
public import Shell
public import TextUI
public import ViewModel

/// What is about to be bought, and what all of it costs.
public final class BagView: Screen {
    public let title = "Bag"
    public var prompts = PromptQueue()

    private let viewModel: ViewModelInterface<BagViewModel>
    private var list = ListState()
    private var bag: BagViewModel.Bag?

    /// Shows `viewModel`, from `setupViewModel()` on.
    public init(viewModel: BagViewModel) {
        self.viewModel = ViewModelInterface(viewModel: viewModel)
    }

    /// Binds the view to its view model.
    public func setupViewModel() {
        viewModel.receive { [weak self] in self?.receive($0) }
    }

    public func didOpen() { viewModel.send(.loadBag) }

    public func body(tick: Int) -> some Block {
        VStack {
            if let bag, !bag.items.isEmpty {
                List(count: bag.items.count, state: list) { BagLine(item: bag.items[$0]) }
                Divider()
                HStack(spacing: 1) {
                    Text(bag.count).lineLimit(1).foreground(.secondary).flexible()
                    Text("Total").foreground(.secondary)
                    Text(bag.total).lineLimit(1).bold()
                }
                .padding(horizontal: 1)
            } else {
                EmptyState(title: "Your bag is empty", subtitle: "What you add in the shop shows here")
            }
        }
    }

    public func select(row: Int) -> Bool { list.select(row, count: count) }

    public func didShow(_ rows: Range<Int>) {
        list.didShow(rows)
    }
}

// MARK: - Keys

extension BagView {
    public var keyHints: [KeyBar.Hint] {
        guard count > 0 else { return [] }
        return [
            KeyBar.Hint("enter", "open"), KeyBar.Hint("+", "one more"), KeyBar.Hint("-", "one less"),
            KeyBar.Hint("c", "clear"),
        ]
    }

    public func handle(_ key: Key) -> Bool {
        if list.handle(key, count: count) { return true }
        switch key {
        case .enter: selection.map { viewModel.send(.didSelectItem(at: $0)) }
        case .character("+"): selection.map { viewModel.send(.didTapMore(at: $0)) }
        case .character("-"): selection.map { viewModel.send(.didTapLess(at: $0)) }
        case .character("c"): viewModel.send(.didTapClear)
        default: return false
        }
        return true
    }

    private var count: Int { bag?.items.count ?? 0 }

    private var selection: Int? { list.selection(in: count) }
}

// MARK: - What the view model answers

extension BagView {
    private func receive(_ output: BagViewModel.Output) {
        switch output {
        case .loadedBag(let bag): self.bag = bag
        case .confirmClear(let text):
            prompts.append(
                Prompt(
                    title: "Clear Bag", message: text,
                    actions: [
                        Prompt.Action("Clear Bag", role: .destructive) { [weak viewModel] in
                            viewModel?.send(.didConfirmClear)
                        },
                        Prompt.Action("Cancel", role: .cancel),
                    ]))
        }
    }
}
