import Synchronization

/// A queue of requests that a test answers one by one, in any order.
///
///     let request = try await queue.next()
///     request.answer(.success(page))
public final class RequestQueue<Question: Sendable, Answer: Sendable, Failure: Error>: Sendable {
    /// A request that has arrived.
    public typealias Pending = PendingRequest<Question, Answer, Failure>

    private let asked = Mutex<[Question]>([])
    private let arrived: AsyncStream<Pending>
    private let arrivals: AsyncStream<Pending>.Continuation
    private let whenCancelled: Failure?

    /// - Parameter whenCancelled: The error that a cancelled request throws immediately; nil for requests that ignore
    ///   cancellation and wait for a late answer.
    public init(whenCancelled: Failure? = nil) {
        self.whenCancelled = whenCancelled
        (arrived, arrivals) = AsyncStream.makeStream()
    }

    /// The arguments of all requests so far, answered or not, in order.
    public var questions: [Question] { asked.withLock { $0 } }

    /// Waits for the next request and returns it.
    ///
    /// - Throws: `CancellationError` if the test is cancelled first.
    public func next() async throws(CancellationError) -> Pending {
        var requests = arrived.makeAsyncIterator()
        guard let request = await requests.next() else { throw CancellationError() }
        return request
    }

    /// Adds a request and waits for the test's answer; a test double calls this.
    public func ask(_ question: Question) async throws(Failure) -> Answer {
        let request = Pending(question, whenCancelled: whenCancelled)
        asked.withLock { $0.append(question) }
        arrivals.yield(request)
        return try await request.result().get()
    }
}
