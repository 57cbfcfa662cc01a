import Foundation
public import Testing

/// A trait that runs tests on a serial queue, which all suites with this trait share.
///
/// The tests run one at a time; but while one of them awaits something, the next may begin.
///
/// All tests share a few threads. Even a test on the main actor needs one of these threads to begin, and again for each
/// answer of a service. Without this trait, the test would wait each time until earlier long computations have ended,
/// although the main actor is idle.
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
    /// Runs a suite of long computations beside the other suites.
    ///
    /// Do not use it for a suite on the main actor.
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
