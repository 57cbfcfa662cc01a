public import Interactor
public import Model

extension ProductsViewModel {
    /// The content of the list.
    public nonisolated struct Products: Sendable {
        /// The rows, in the shop's order.
        public let rows: ProductRows
        /// Whether products are loading or about to be loaded.
        public let isLoading: Bool
        /// The number of products, then notes on a failed load or unreadable entries.
        public let summary: String
        /// The reason why the last load failed, or why no product is readable; nil if there is no problem.
        public let failure: String?
        /// The verb for loading the products again; nil if a retry cannot help.
        public let reloadAction: String?
        /// The title and subtitle of an empty list; nil while the list has products or is loading.
        public let emptyState: (title: String, subtitle: String)?

        /// Creates the content from the model of the products and the IDs of the liked products.
        ///
        /// - Parameter localization: Formats the amounts.
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
