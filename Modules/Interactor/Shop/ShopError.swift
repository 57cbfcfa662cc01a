public import Model

/// A failure of the shop.
public nonisolated enum ShopError: Error, Hashable {
    /// The shop has no product with that ID, or no longer has it.
    case noProduct(id: Product.ID)
    /// The catalogue in the file at `path` breaks its format.
    case unreadable(path: String, FormatError)
    /// The shop did not answer; trying again may help.
    case unavailable(NetworkError)

    /// Whether trying again may help.
    public var mayPass: Bool {
        switch self {
        case .noProduct: false
        case .unreadable, .unavailable: true
        }
    }
}
