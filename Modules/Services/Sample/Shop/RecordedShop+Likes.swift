public import Interactor
public import Model

extension RecordedShop: ProductLikesService {
    /// Accepts a like of any product that is available; nothing is stored.
    public func setLiked(_ isLiked: Bool, product id: Product.ID) throws(ShopError) {
        _ = try product(id: id)
    }
}
