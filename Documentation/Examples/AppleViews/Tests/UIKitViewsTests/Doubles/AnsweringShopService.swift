import Interactor
import Model
import Synchronization

/// A shop that answers immediately.
final class AnsweringShopService: ShopService, ProductLikesService {
    private let answer: Mutex<Result<Product, ShopError>>
    private let failing = Mutex<ShopError?>(nil)

    init(_ answer: Result<Product, ShopError> = .success(.sample())) {
        self.answer = Mutex(answer)
    }

    /// The answer to each request for a product.
    var product: Result<Product, ShopError> {
        get { answer.withLock { $0 } }
        set { answer.withLock { $0 = newValue } }
    }

    /// The error of each change of a like, if any.
    var likeFailure: ShopError? {
        get { failing.withLock { $0 } }
        set { failing.withLock { $0 = newValue } }
    }

    @concurrent
    func products() async throws(ShopError) -> ProductPage { ProductPage(products: [try product.get()]) }

    @concurrent
    func product(id: Product.ID) async throws(ShopError) -> Product {
        let product = try product.get()
        guard product.id == id else { throw .noProduct(id: id) }
        return product
    }

    @concurrent
    func setLiked(_ isLiked: Bool, product id: Product.ID) async throws(ShopError) {
        if let likeFailure { throw likeFailure }
    }
}
