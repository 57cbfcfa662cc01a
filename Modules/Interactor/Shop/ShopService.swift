public import Model

/// A source of products.
public nonisolated protocol ShopService: Sendable {
    /// Returns all products, in the shop's order, and the entries that were skipped.
    ///
    /// - Throws: `ShopError`; a cancelled request may throw, too.
    @concurrent func products() async throws(ShopError) -> ProductPage

    /// Returns the product with that ID as it is now.
    ///
    /// - Throws: `ShopError`; a cancelled request may throw, too.
    @concurrent func product(id: Product.ID) async throws(ShopError) -> Product
}
