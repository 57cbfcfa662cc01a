public import Interactor
public import Model
public import TestKit

/// A service for likes that waits for the test's answers.
public final class ManualProductLikesService: ProductLikesService {
    private let requests = RequestQueue<Question, Void, ShopError>(
        whenCancelled: .unavailable(.networkError(CancellationError())))

    /// One change of a like.
    public struct Question: Hashable, Sendable {
        public let productID: Product.ID
        public let isLiked: Bool

        public init(_ productID: Product.ID, isLiked: Bool) {
            self.productID = productID
            self.isLiked = isLiked
        }
    }

    /// A service without requests.
    public init() {}

    /// All changes that it was asked for so far, in order.
    public var questions: [Question] { requests.questions }

    /// The first request that has not been handed out yet; waits until there is one.
    public func nextRequest() async throws(CancellationError) -> PendingRequest<Question, Void, ShopError> {
        try await requests.next()
    }

    /// Waits for the test's answer.
    @concurrent
    public func setLiked(_ isLiked: Bool, product id: Product.ID) async throws(ShopError) {
        try await requests.ask(Question(id, isLiked: isLiked))
    }
}
