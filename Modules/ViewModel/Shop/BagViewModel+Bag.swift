public import Interactor
public import Model

extension BagViewModel {
    /// The content of the bag.
    public nonisolated struct Bag: Sendable {
        /// The items, in the order in which they were added.
        public let items: [Item]
        /// The number of pieces, such as `3 items`.
        public let count: String
        /// The total in each currency, such as `€34.49`, or `€34.49 + JP¥3,960` for two currencies.
        public let total: String
        /// Whether the bag is being read and has no items yet.
        public let isLoading: Bool
        /// The title and subtitle of an empty bag; nil while the bag has items or is being read.
        public let emptyState: (title: String, subtitle: String)?
        /// The reason why the bag could not be read; nil if the last read did not fail.
        public let failure: String?
        /// The label of the reload action; nil if a retry cannot help.
        public let reloadAction: String?
        /// The name of the change being stored; nil if nothing is being stored.
        public let storing: String?

        /// Creates the content from a model of the bag.
        ///
        /// - Parameters:
        ///   - saving: The status of the last change.
        ///   - localization: Formats the amounts.
        ///
        /// Complexity: O(items).
        public init(
            model: LoadableModel<Model.Bag, StoreError>, saving: BagSaving = .none, localization: Localization
        ) {
            let bag = model.value ?? Model.Bag()
            items = bag.items.map { Item($0, localization) }
            count = ShopWords.pieces(bag.count)
            total = bag.total.map(localization.amount).joined(separator: " + ")
            isLoading = items.isEmpty && (model.isLoading || model == .none)
            let (title, subtitle) =
                model.failure.map { (ShopWords.unreadableBag, $0.pageText) }
                ?? (ShopWords.emptyBag, ShopWords.emptyBagHint)
            emptyState = items.isEmpty && !isLoading ? (title, subtitle) : nil
            failure = model.failure?.text
            reloadAction = model.reloadAction(usually: CommonWords.reload)
            storing = saving.subject(ShopWords.latestBagChange)
        }
    }
}

extension BagViewModel.Bag {
    /// The content of a row.
    public nonisolated struct Item: Hashable, Identifiable, Sendable {
        /// The ID of the variant.
        public let id: String
        /// The name of the product, on one line.
        public let name: String
        /// The colour and size, such as `Moss, M`.
        public let variant: String
        /// The quantity, such as `2 ×`.
        public let quantity: String
        /// The price of the whole quantity.
        public let price: String

        public init(id: String, name: String, variant: String, quantity: String, price: String) {
            self.id = id
            self.name = name
            self.variant = variant
            self.quantity = quantity
            self.price = price
        }

        /// Creates the row of `item`, with amounts formatted by `localization`.
        public init(_ item: Model.Bag.Item, _ localization: Localization) {
            self.init(
                id: item.id, name: item.product.name.onOneLine,
                variant: "\(item.sku.color.name), \(item.sku.size.name)",
                quantity: ShopWords.quantity(item.quantity), price: localization.amount(item.price))
        }
    }
}
