import Foundation
public import Testing

/// A trait that runs a suite's tests one after the other on a thread of their own.
///
/// All tests share a few threads, and take turns. A test of the main actor needs several turns: one to begin, and one
/// for each answer of a service. Without this trait, it waits in each of them for every long computation that came before,
/// and the main actor has nothing to do until all of them are over.
public struct LongComputation: SuiteTrait, TestTrait, TestScoping {
    public let isRecursive = true

    @concurrent
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        try await withTaskExecutorPreference(OneThread.shared) { try await function() }
    }
}

extension Trait where Self == LongComputation {
    /// Runs a suite that computes for long beside the others; not one of the main actor.
    public static var computesLong: Self { LongComputation() }
}

/// An executor that runs its jobs in order, on one thread.
private final class OneThread: TaskExecutor {
    static let shared = OneThread()

    private let queue = DispatchQueue(label: "long-computations")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
