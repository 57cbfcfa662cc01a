public import Interactor
public import TestKit

/// A service whose requests the test answers.
public final class ManualService<Request: Hashable & Sendable, Answer: Sendable, Failure: Error>: Sendable {
    private let requests: RequestQueue<Request, Answer, Failure>

    /// - Parameter error: The error that a cancelled request throws immediately; nil makes it wait for a late answer.
    init(whenCancelled error: Failure?) {
        requests = RequestQueue(whenCancelled: error)
    }

    /// The requests so far, in order.
    public var questions: [Request] { requests.questions }

    /// Waits for the next request, and returns it.
    public func nextRequest() async throws(CancellationError) -> PendingRequest<Request, Answer, Failure> {
        try await requests.next()
    }

    /// Passes `question` to the test, and waits for the answer.
    func ask(_ question: Request) async throws(Failure) -> Answer { try await requests.ask(question) }
}

extension ManualService where Failure == NetworkError {
    /// - Parameter answersLate: Whether a cancelled request still waits for an answer; otherwise it throws immediately.
    public convenience init(answersLate: Bool = false) {
        self.init(whenCancelled: answersLate ? nil : .networkError(ConnectionError.cancelled))
    }
}

/// The empty arguments of a request that asks for everything.
public struct NoArguments: Hashable, Sendable {}
