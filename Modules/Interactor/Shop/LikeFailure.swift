public import Model

/// A failed change of a like; the change has been undone.
public nonisolated struct LikeFailure: Error, Hashable {
    public let productID: Product.ID
    /// Whether the product was to be liked; false if its like was to be removed.
    public let isLiked: Bool
    public let error: ShopError

    /// Creates the failure of a change that `error` prevented.
    public init(productID: Product.ID, isLiked: Bool, error: ShopError) {
        self.productID = productID
        self.isLiked = isLiked
        self.error = error
    }
}
