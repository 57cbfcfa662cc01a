public import Model

/// Which like could not be changed, and why; the change has been undone.
public nonisolated struct LikeFailure: Error, Hashable {
    public let productID: Product.ID
    /// True if the user tried to like the product; false if the user tried to remove the like.
    public let isLiked: Bool
    public let error: ShopError

    /// Creates a failure whose reason is `error`.
    public init(productID: Product.ID, isLiked: Bool, error: ShopError) {
        self.productID = productID
        self.isLiked = isLiked
        self.error = error
    }
}
