public import Interactor
public import Model
public import TestKit

/// A shop service that the test answers by hand.
public final class ManualShopService: ShopService {
    private let listRequests: RequestQueue<ListQuestion, ProductPage, ShopError>
    private let productRequests: RequestQueue<Product.ID, Product, ShopError>

    /// The request for all products, which has no arguments.
    public struct ListQuestion: Hashable, Sendable {}

    /// - Parameter answersLate: Whether a cancelled request still waits for its answer; otherwise it throws at once.
    public init(answersLate: Bool = false) {
        let whenCancelled: ShopError? = answersLate ? nil : .unavailable(.networkError(ConnectionError.cancelled))
        listRequests = RequestQueue(whenCancelled: whenCancelled)
        productRequests = RequestQueue(whenCancelled: whenCancelled)
    }

    /// The number of requests for all products so far.
    public var listCount: Int { listRequests.questions.count }

    /// The products requested so far, in order.
    public var questions: [Product.ID] { productRequests.questions }

    /// Waits for the next request for all products and returns it.
    public func nextListRequest() async throws(CancellationError) -> PendingRequest<
        ListQuestion, ProductPage, ShopError
    > {
        try await listRequests.next()
    }

    /// Waits for the next request for one product and returns it.
    public func nextRequest() async throws(CancellationError) -> PendingRequest<Product.ID, Product, ShopError> {
        try await productRequests.next()
    }

    /// Waits for the test's answer.
    @concurrent
    public func products() async throws(ShopError) -> ProductPage {
        try await listRequests.ask(ListQuestion())
    }

    /// Waits for the test's answer.
    @concurrent
    public func product(id: Product.ID) async throws(ShopError) -> Product {
        try await productRequests.ask(id)
    }
}
