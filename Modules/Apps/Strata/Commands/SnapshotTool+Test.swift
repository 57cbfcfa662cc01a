import Foundation
import Processes

extension SnapshotTool {
    /// Runs the tests, then reviews the pending texts or, without a terminal, lists them.
    ///
    /// The tests own the terminal until they end. If they fail, their exit status is returned, otherwise the review's.
    ///
    /// - Parameter arguments: The arguments for `swift test`.
    func test(_ arguments: [String]) async throws -> Outcome {
        let tests = try Interrupts.duringChild { try Child(["swift", "test"] + arguments).wait() }
        if case .killed = tests.result { return Outcome("", status: tests.result.status) }
        // After ctrl-C, skip the review.
        guard !tests.wereSent else { return Outcome("", status: max(tests.result.status, 128 + SIGINT)) }
        guard let pending = pendingPart(unknownPending) else { return Outcome("", status: tests.result.status) }
        guard Self.hasTerminal else { return Outcome(pending, status: tests.result.status) }
        let review = try await review()
        return Outcome(review.text, status: tests.result.status == 0 ? review.status : tests.result.status)
    }
}
