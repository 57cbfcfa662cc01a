public import Interactor
public import Model

/// A likes service whose requests the test answers.
public typealias ManualProductLikesService = ManualService<LikeRequest, Void, ShopError>

/// A request to set or to remove a like.
public struct LikeRequest: Hashable, Sendable {
    public let productID: Product.ID
    public let isLiked: Bool

    public init(_ productID: Product.ID, isLiked: Bool) {
        self.productID = productID
        self.isLiked = isLiked
    }
}

extension ManualProductLikesService: ProductLikesService {
    /// Creates a service whose cancelled requests throw immediately.
    public convenience init() {
        self.init(whenCancelled: .unavailable(.networkError(ConnectionError.cancelled)))
    }

    @concurrent
    public func setLiked(_ isLiked: Bool, product id: Product.ID) async throws(ShopError) {
        try await ask(LikeRequest(id, isLiked: isLiked))
    }
}
