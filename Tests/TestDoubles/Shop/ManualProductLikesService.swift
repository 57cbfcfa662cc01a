public import Interactor
public import Model

/// A service for likes that waits for the test's answers.
public typealias ManualProductLikesService = ManualService<LikeRequest, Void, ShopError>

/// A change of a like.
public struct LikeRequest: Hashable, Sendable {
    public let productID: Product.ID
    public let isLiked: Bool

    public init(_ productID: Product.ID, isLiked: Bool) {
        self.productID = productID
        self.isLiked = isLiked
    }
}

extension ManualProductLikesService: ProductLikesService {
    /// A service whose cancelled requests throw at once.
    public convenience init() {
        self.init(whenCancelled: .unavailable(.networkError(ConnectionError.cancelled)))
    }

    @concurrent
    public func setLiked(_ isLiked: Bool, product id: Product.ID) async throws(ShopError) {
        try await ask(LikeRequest(id, isLiked: isLiked))
    }
}
