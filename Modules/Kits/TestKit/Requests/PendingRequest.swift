import Synchronization

/// A request that waits for the test's answer.
public final class PendingRequest<Question: Sendable, Answer: Sendable, Failure: Error>: Sendable {
    /// The arguments of the request.
    public let question: Question

    private struct State {
        var result: Result<Answer, Failure>?
        var asking: CheckedContinuation<Result<Answer, Failure>, Never>?
    }

    private let state = Mutex(State())
    private let whenCancelled: Failure?
    private let cancelled: AsyncStream<Never>
    private let cancellations: AsyncStream<Never>.Continuation

    init(_ question: Question, whenCancelled: Failure?) {
        self.question = question
        self.whenCancelled = whenCancelled
        (cancelled, cancellations) = AsyncStream.makeStream()
    }

    /// Ends the request with `result`; only the first answer counts.
    public func answer(_ result: Result<Answer, Failure>) {
        let asking = state.withLock { state -> CheckedContinuation<Result<Answer, Failure>, Never>? in
            guard state.result == nil else { return nil }
            state.result = result
            defer { state.asking = nil }
            return state.asking
        }
        asking?.resume(returning: result)
    }

    /// Waits until the request's caller is cancelled.
    public func cancellation() async {
        for await _ in cancelled {}
    }

    func result() async -> Result<Answer, Failure> {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let result = state.withLock { state in
                    if state.result == nil { state.asking = continuation }
                    return state.result
                }
                if let result { continuation.resume(returning: result) }
            }
        } onCancel: {
            cancellations.finish()
            if let whenCancelled { answer(.failure(whenCancelled)) }
        }
    }
}

extension PendingRequest where Answer == Void {
    /// Ends the request with success.
    public func succeed() { answer(.success(())) }
}
