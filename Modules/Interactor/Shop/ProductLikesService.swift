public import Model

/// A service that keeps the user's likes.
public nonisolated protocol ProductLikesService: Sendable {
    /// Likes the product with `id`, or removes its like; a repeated request changes nothing.
    ///
    /// - Throws: `ShopError`; a cancelled request may throw, too.
    @concurrent func setLiked(_ isLiked: Bool, product id: Product.ID) async throws(ShopError)
}
