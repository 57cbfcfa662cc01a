public import Interactor
public import Model

extension ProductsViewModel {
    /// What the list shows.
    public nonisolated struct Products: Sendable {
        /// In the shop's order.
        public let rows: ProductRows
        /// Whether products are on their way, or about to be loaded.
        public let isLoading: Bool
        /// The number of products, whether they are up to date, and which entries could not be read.
        public let summary: String
        /// Why the last load failed, or gave no product that can be read; nil if all is well.
        public let failure: String?
        /// The verb for loading the products again; nil if that cannot help.
        public let reloadAction: String?
        /// Title and subtitle of a list without products; nil while it has some, or loads them.
        public let emptyState: (title: String, subtitle: String)?

        /// Derives what shows from a model of the products and the liked ones.
        ///
        /// - Parameter localization: The style of the amounts.
        public init(
            model: LoadableModel<ProductPage, ShopError>, likes: Set<Model.Product.ID>, localization: Localization
        ) {
            rows = ProductRows(model.value?.products ?? [], likes: likes, localization: localization)
            isLoading = model.isLoading || model == .none
            let failed = model.failure.map { _ in CommonWords.lastLoadFailed }
            let skipped = model.value?.skipped.summary
            summary = [ShopWords.count(rows.count), failed, skipped].compactMap(\.self).joined(separator: ", ")
            failure = model.failure?.text ?? (rows.isEmpty ? skipped : nil)
            reloadAction = model.reloadAction(usually: CommonWords.reload)
            let (title, subtitle) =
                model.failure.map { (ShopWords.notLoaded, $0.pageText) }
                ?? (ShopWords.noProducts, [skipped, ShopWords.checkAgain].compactMap(\.self).joined(separator: "\n"))
            emptyState = rows.isEmpty && !isLoading ? (title, subtitle) : nil
        }
    }
}
