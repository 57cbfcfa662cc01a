import Foundation
public import Testing

/// A trait that runs a suite's tests one at a time, on a queue of their own; a test that awaits something lets the next begin.
///
/// All tests share a few threads, and take turns. A test of the main actor needs several turns: one to begin, and one
/// for each answer of a service. Without this trait, it waits for its turns until the long computations before it have
/// ended, and the main actor has nothing to do.
public struct LongComputation: SuiteTrait, TestTrait, TestScoping {
    public let isRecursive = true

    @concurrent
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        try await withTaskExecutorPreference(OwnQueue.shared) { try await function() }
    }
}

extension Trait where Self == LongComputation {
    /// Runs a suite of long computations beside the others.
    ///
    /// Not for a suite of the main actor.
    public static var computesLong: Self { LongComputation() }
}

/// An executor that runs its jobs in order.
private final class OwnQueue: TaskExecutor {
    static let shared = OwnQueue()

    private let queue = DispatchQueue(label: "long-computations", qos: .utility)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
