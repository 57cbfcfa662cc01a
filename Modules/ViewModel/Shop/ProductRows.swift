public import Model

/// The rows of the shop's list; each is made when it is asked for.
public nonisolated struct ProductRows: RandomAccessCollection, Sendable {
    private let products: [Product]
    private let likes: Set<Product.ID>
    private let localization: Localization

    /// The rows of `products`, with amounts in the style of `localization`.
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

    /// Returns where the row that was at `index` in `old` is now, or its nearest neighbour if it is gone.
    ///
    /// Complexity: O(rows).
    public func newIndex(of index: Int, in old: ProductRows) -> Int {
        RowDifference(from: old.products, to: products).newIndex(of: index)
    }
}
