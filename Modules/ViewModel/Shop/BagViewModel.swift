public import Binding
public import Interactor
public import Model

/// What the bag shows, and what it does; it is bound by messages.
public final class BagViewModel: ViewModel {
    /// What the view sends.
    public enum Input {
        /// Asks for what is in the bag, now and after each change.
        case loadBag
        /// Opens the product in that row.
        case didSelectItem(at: Int)
        /// Adds one of what is in that row.
        case didTapMore(at: Int)
        /// Takes one of what is in that row out; the last one takes the row with it.
        case didTapLess(at: Int)
        /// Takes everything out, once that is confirmed.
        case didTapClear
        /// Takes everything out.
        case didConfirmClear
    }

    /// What the view receives.
    public enum Output {
        /// What there is to show from now on.
        case loadedBag(Bag)
        /// Everything would be taken out; the text is for the user.
        case confirmClear(String)
    }

    /// What the bag shows.
    public nonisolated struct Bag: Hashable, Sendable {
        /// In the order in which they were added.
        public let items: [Item]
        /// How many pieces there are, such as `3 items`.
        public let count: String
        /// What all of it costs, such as `€34.49`, or `€34.49 + JP¥3,960` where there are two currencies.
        public let total: String

        /// What one row shows.
        public struct Item: Hashable, Sendable {
            /// What the product is called, on one line.
            public let name: String
            /// Which variant it is, such as `Moss, M`.
            public let variant: String
            /// How many of it there are.
            public let quantity: Int
            /// What all of them cost.
            public let price: String
        }
    }

    private let interactor: BagInteractor
    private let localization: Localization
    private weak var navigator: (any BagNavigator)?
    private var respond: ((Output) -> Void)?

    /// The bag that `interactor` keeps, with the amounts as `localization` writes them.
    public init(interactor: BagInteractor, localization: Localization, navigator: (any BagNavigator)? = nil) {
        self.interactor = interactor
        self.localization = localization
        self.navigator = navigator
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.showBag() }
    }

    public func accept(_ input: Input, respond: @escaping (Output) -> Void) {
        self.respond = respond
        switch input {
        case .loadBag: showBag()
        case .didSelectItem(let index): item(at: index).map { navigator?.showProduct(id: $0.product.id) }
        case .didTapMore(let index): item(at: index).map { interactor.add($0.sku, of: $0.product) }
        case .didTapLess(let index): item(at: index).map { interactor.removeOne($0.id) }
        case .didTapClear where !interactor.model.items.isEmpty:
            respond(.confirmClear("Are you sure you want to take everything out of the bag?"))
        case .didTapClear: break
        case .didConfirmClear: interactor.removeAll()
        }
    }

    private func item(at index: Int) -> Model.Bag.Item? {
        let items = interactor.model.items
        return items.indices.contains(index) ? items[index] : nil
    }

    private func showBag() {
        respond?(.loadedBag(Bag(interactor.model, localization)))
    }
}

extension BagViewModel.Bag {
    fileprivate nonisolated init(_ bag: Model.Bag, _ localization: Localization) {
        items = bag.items.map { item in
            Item(
                name: item.product.name.onOneLine, variant: "\(item.sku.color.name), \(item.sku.size.name)",
                quantity: item.quantity, price: localization.amount(item.price))
        }
        count = "\(bag.count) \(bag.count == 1 ? "item" : "items")"
        total = bag.total.map(localization.amount).joined(separator: " + ")
    }
}
