public import Interactor
public import Model

extension ProductsViewModel {
    /// What the list shows.
    public nonisolated struct Products: Sendable {
        /// In the shop's order.
        public let rows: ProductRows
        /// Whether products are on their way, or about to be loaded.
        public let isLoading: Bool
        /// The number of products, and whether they are up to date.
        public let summary: String
        /// The verb for loading the products again; nil if that cannot help.
        public let reloadAction: String?
        /// Title and subtitle of a list without products; nil while it has some, or loads them.
        public let emptyState: (title: String, subtitle: String)?

        /// Derives what shows from a model of the products and the liked ones.
        ///
        /// - Parameter localization: The style of the amounts.
        public init(
            model: LoadableModel<[Model.Product], ShopError>, likes: Set<Model.Product.ID>, localization: Localization
        ) {
            rows = ProductRows(model.value ?? [], likes: likes, localization: localization)
            isLoading = model.isLoading || model == .none
            summary = ShopWords.summary(count: rows.count, hasFailed: model.failure != nil)
            reloadAction = model.reloadAction(usually: CommonWords.reload)
            let (title, subtitle) =
                model.failure.map { (ShopWords.notLoaded, $0.pageText) }
                ?? (ShopWords.noProducts, ShopWords.checkAgain)
            emptyState = rows.isEmpty && !isLoading ? (title, subtitle) : nil
        }
    }
}
