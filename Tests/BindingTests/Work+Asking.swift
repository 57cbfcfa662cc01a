import Binding
import TestKit

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
