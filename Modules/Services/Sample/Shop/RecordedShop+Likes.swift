public import Interactor
public import Model

extension RecordedShop: ProductLikesService {
    /// Accepts a like of any product that is available; nothing is stored.
    @concurrent public func setLiked(_ isLiked: Bool, product id: Product.ID) async throws(ShopError) {
        _ = try await product(id: id)
    }
}
