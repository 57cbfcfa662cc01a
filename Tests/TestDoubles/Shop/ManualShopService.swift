public import Interactor
public import Model
public import TestKit

/// A shop whose answers the test gives by hand.
public final class ManualShopService: ShopService {
    private let listRequests: RequestQueue<ListQuestion, [Product], ShopError>
    private let productRequests: RequestQueue<Product.ID, Product, ShopError>

    /// The question for all products, which has no parts.
    public struct ListQuestion: Hashable, Sendable {}

    /// - Parameter answersLate: Whether a cancelled request waits on for its answer; otherwise it throws at once.
    public init(answersLate: Bool = false) {
        let whenCancelled: ShopError? = answersLate ? nil : .unavailable(reason: "cancelled")
        listRequests = RequestQueue(whenCancelled: whenCancelled)
        productRequests = RequestQueue(whenCancelled: whenCancelled)
    }

    /// How often all products have been asked for.
    public var listCount: Int { listRequests.questions.count }

    /// The products that have been asked for so far, in order.
    public var questions: [Product.ID] { productRequests.questions }

    /// The first request for all products that has not been handed out yet; waits for it to come in.
    public func nextListRequest() async throws(CancellationError) -> PendingRequest<ListQuestion, [Product], ShopError>
    {
        try await listRequests.next()
    }

    /// The first request for one product that has not been handed out yet; waits for it to come in.
    public func nextRequest() async throws(CancellationError) -> PendingRequest<Product.ID, Product, ShopError> {
        try await productRequests.next()
    }

    /// Waits for the test's answer.
    @concurrent
    public func products() async throws(ShopError) -> [Product] {
        try await listRequests.ask(ListQuestion())
    }

    /// Waits for the test's answer.
    @concurrent
    public func product(id: Product.ID) async throws(ShopError) -> Product {
        try await productRequests.ask(id)
    }
}
