import Synchronization

/// Requests that wait for the test to answer them, one by one and in whatever order it likes.
///
///     let request = try await queue.next()
///     request.answer(.success(page))
public final class RequestQueue<Question: Sendable, Answer: Sendable, Failure: Error>: Sendable {
    /// A request that has come in.
    public typealias Pending = PendingRequest<Question, Answer, Failure>

    private let asked = Mutex<[Question]>([])
    private let arrived: AsyncStream<Pending>
    private let arrivals: AsyncStream<Pending>.Continuation
    private let whenCancelled: Failure?

    /// - Parameter whenCancelled: What a request throws as soon as it is cancelled; nil for requests that wait on for
    ///   an answer, which then comes late.
    public init(whenCancelled: Failure? = nil) {
        self.whenCancelled = whenCancelled
        (arrived, arrivals) = AsyncStream.makeStream()
    }

    /// Everything that has been asked so far, answered or not, in order.
    public var questions: [Question] { asked.withLock { $0 } }

    /// The first request that has not been handed out yet; waits for it to come in.
    ///
    /// - Throws: `CancellationError` where the test is ended first.
    public func next() async throws(CancellationError) -> Pending {
        var requests = arrived.makeAsyncIterator()
        guard let request = await requests.next() else { throw CancellationError() }
        return request
    }

    /// What a test double calls: comes in as a request, and waits for the test's answer.
    public func ask(_ question: Question) async throws(Failure) -> Answer {
        let request = Pending(question, whenCancelled: whenCancelled)
        asked.withLock { $0.append(question) }
        arrivals.yield(request)
        return try await request.result().get()
    }
}
