public import Model

/// Where products come from.
public nonisolated protocol ShopService: Sendable {
    /// Everything that is sold, in the shop's order.
    ///
    /// - Throws: `ShopError`; a cancelled request may throw, too.
    @concurrent func products() async throws(ShopError) -> [Product]

    /// The product of that `id`, as it is now.
    ///
    /// - Throws: `ShopError`; a cancelled request may throw, too.
    @concurrent func product(id: Product.ID) async throws(ShopError) -> Product
}
