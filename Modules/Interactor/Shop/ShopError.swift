public import Model

/// A failure of the shop.
public nonisolated enum ShopError: Error, Hashable {
    /// The shop has no product with that ID, or no longer has it.
    case noProduct(id: Product.ID)
    /// The shop did not answer, or the file with its recorded response could not be used.
    case unavailable(NetworkError)
}
