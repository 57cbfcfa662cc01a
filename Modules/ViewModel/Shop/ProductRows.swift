public import Model

/// The rows of the shop's list; each row is created lazily.
public nonisolated struct ProductRows: RandomAccessCollection, Sendable {
    private let products: [Product]
    private let likes: Set<Product.ID>
    private let localization: Localization

    /// Creates the rows of `products`, with amounts formatted by `localization`.
    public init(_ products: [Product], likes: Set<Product.ID>, localization: Localization) {
        self.products = products
        self.likes = likes
        self.localization = localization
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { products.count }

    public subscript(index: Int) -> ProductRow {
        let product = products[index]
        return ProductRow(product: product, isLiked: likes.contains(product.id), localization: localization)
    }

    /// Returns the new index of the row at `index` in `old` or, for a removed row, of its nearest remaining neighbour.
    ///
    /// Complexity: O(rows).
    public func newIndex(of index: Int, in old: ProductRows) -> Int {
        RowDifference(from: old.products, to: products).newIndex(of: index)
    }
}
