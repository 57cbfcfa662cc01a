public import Interactor
public import Model
import Synchronization

/// A shop that answers at once.
public final class AnsweringShopService: ShopService {
    private let listed: [Product]
    private let withdrawn: Set<Product.ID>
    private let failing = Mutex<ShopError?>(nil)

    /// - Parameter withdrawn: What is listed, but not to be had.
    public init(_ products: [Product] = .wares, withdrawn: Set<Product.ID> = []) {
        listed = products
        self.withdrawn = withdrawn
    }

    /// What every call throws; nil for none.
    public var failure: ShopError? {
        get { failing.withLock { $0 } }
        set { failing.withLock { $0 = newValue } }
    }

    @concurrent
    public func products() async throws(ShopError) -> [Product] {
        if let failure { throw failure }
        return listed
    }

    @concurrent
    public func product(id: Product.ID) async throws(ShopError) -> Product {
        if let failure { throw failure }
        guard !withdrawn.contains(id), let product = listed.first(where: { $0.id == id }) else {
            throw .noProduct(id: id)
        }
        return product
    }
}
