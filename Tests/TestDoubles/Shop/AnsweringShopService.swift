public import Interactor
public import Model
import Synchronization

/// A shop that answers at once, and accepts every like.
public final class AnsweringShopService: ShopService, ProductLikesService {
    private let listed: [Product]
    private let withdrawn: Set<Product.ID>
    private let failing = Mutex<ShopError?>(nil)

    /// - Parameter withdrawn: The products that are listed but cannot be bought.
    public init(_ products: [Product] = .wares, withdrawn: Set<Product.ID> = []) {
        listed = products
        self.withdrawn = withdrawn
    }

    /// The error that every call throws, if any.
    public var failure: ShopError? {
        get { failing.withLock { $0 } }
        set { failing.withLock { $0 = newValue } }
    }

    @concurrent
    public func products() async throws(ShopError) -> ProductPage {
        if let failure { throw failure }
        return ProductPage(products: listed)
    }

    @concurrent
    public func product(id: Product.ID) async throws(ShopError) -> Product {
        if let failure { throw failure }
        guard !withdrawn.contains(id), let product = listed.first(where: { $0.id == id }) else {
            throw .noProduct(id: id)
        }
        return product
    }

    @concurrent
    public func setLiked(_ isLiked: Bool, product id: Product.ID) async throws(ShopError) {
        if let failure { throw failure }
    }
}
