import Binding
import TestKit
import Testing

@MainActor
extension Work {
    /// Asks `question`, then makes `owner` record the answer.
    @discardableResult
    func ask(
        _ question: String, _ requests: RequestQueue<String, Int, CancellationError>, for owner: Recorder
    ) -> Task<Void, Never> {
        start(for: owner) { () async throws(CancellationError) in
            try await requests.ask(question)
        } then: { owner, result in
            owner.record("\(question) \(result)")
        }
    }

    /// Starts an empty operation, and makes `owner` record `event` after its end.
    @discardableResult
    func record(_ event: String, for owner: Recorder) -> Task<Void, Never> {
        start(for: owner) { () async in
        } then: { owner, _ in
            owner.record(event)
        }
    }

    /// Calls `trigger`, and waits until one more operation has finished.
    func finishing(_ trigger: () -> Void) async {
        await withCheckedContinuation { continuation in
            didFinish = { [weak self] in
                self?.didFinish = nil
                continuation.resume()
            }
            trigger()
        }
    }
}

@MainActor
func makeWork(within parent: Work? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Work {
    trackForLeaks(Work(within: parent), sourceLocation: sourceLocation)
}
