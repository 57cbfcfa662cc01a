public import Interactor
public import Model

/// A shop that answers immediately, and accepts every like.
public final class AnsweringShopService: ShopService, ProductLikesService {
    /// Creates a shop with a product of every kind.
    public init() {}

    @concurrent
    public func products() async throws(ShopError) -> ProductPage { ProductPage(products: .wares) }

    @concurrent
    public func product(id: Product.ID) async throws(ShopError) -> Product {
        guard let product = [Product].wares.first(where: { $0.id == id }) else { throw .noProduct(id: id) }
        return product
    }

    @concurrent
    public func setLiked(_ isLiked: Bool, product id: Product.ID) async throws(ShopError) {}
}
