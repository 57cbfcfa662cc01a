public import Model

/// Why the shop did not answer with what was asked for.
public nonisolated enum ShopError: Error, Hashable {
    /// The shop has no product of that `id`, or has none any more.
    case noProduct(id: Product.ID)
    /// The catalogue holds something that cannot be read: what was expected, what came, and where.
    case unreadable(detail: String)
    /// No answer came, for a reason that may pass.
    case unavailable(reason: String)

    /// What a user is told.
    public var message: String {
        switch self {
        case .noProduct(let id): "The shop has no product “\(id)”."
        case .unreadable(let detail): "The catalogue cannot be read: \(detail)"
        case .unavailable(let reason): "The shop does not answer: \(reason)"
        }
    }

    /// Whether asking again may help.
    public var mayPass: Bool {
        switch self {
        case .noProduct: false
        case .unreadable, .unavailable: true
        }
    }
}
