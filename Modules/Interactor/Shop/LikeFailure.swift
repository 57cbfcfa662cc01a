public import Model

/// A change of a like that the service did not accept; it has been taken back.
public nonisolated struct LikeFailure: Error, Hashable {
    public let productID: Product.ID
    /// Whether the product was to be liked; false if a like was to be taken back.
    public let isLiked: Bool
    public let error: ShopError

    /// The change that `error` prevented.
    public init(productID: Product.ID, isLiked: Bool, error: ShopError) {
        self.productID = productID
        self.isLiked = isLiked
        self.error = error
    }
}
