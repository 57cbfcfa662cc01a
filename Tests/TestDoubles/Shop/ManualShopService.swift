public import Interactor
public import Model
public import TestKit

/// A shop service whose requests the test answers.
public final class ManualShopService: ShopService {
    /// The requests for all products.
    public let pages: ManualService<NoArguments, ProductPage, ShopError>
    /// The requests for one product.
    public let singles: ManualService<Product.ID, Product, ShopError>

    /// - Parameter answersLate: Whether a cancelled request still waits for an answer; otherwise it throws immediately.
    public init(answersLate: Bool = false) {
        let error: ShopError? = answersLate ? nil : .unavailable(.networkError(ConnectionError.cancelled))
        pages = ManualService(whenCancelled: error)
        singles = ManualService(whenCancelled: error)
    }

    /// The number of requests for all products so far.
    public var listCount: Int { pages.questions.count }

    /// The products requested so far, in order.
    public var questions: [Product.ID] { singles.questions }

    /// Waits for the next request for all products and returns it.
    public func nextListRequest() async throws(CancellationError) -> PendingRequest<NoArguments, ProductPage, ShopError>
    {
        try await pages.nextRequest()
    }

    /// Waits for the next request for one product and returns it.
    public func nextRequest() async throws(CancellationError) -> PendingRequest<Product.ID, Product, ShopError> {
        try await singles.nextRequest()
    }

    @concurrent
    public func products() async throws(ShopError) -> ProductPage { try await pages.ask(NoArguments()) }

    @concurrent
    public func product(id: Product.ID) async throws(ShopError) -> Product { try await singles.ask(id) }
}
