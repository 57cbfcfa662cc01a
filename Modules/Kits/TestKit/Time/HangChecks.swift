import Foundation
public import Testing

/// A trait that fails a test which still waits after the whole process has been idle for a minute.
///
/// A time limit would also count the wait for a turn on the main actor, which is long on a busy machine.
public struct HangChecks: SuiteTrait, TestTrait, TestScoping {
    public let isRecursive = true

    /// How often the process is looked at, and how often in a row it has to be idle.
    let interval: Duration
    let idleIntervals: Int

    @concurrent
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        try await withoutActuallyEscaping(function) { function in
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { try await function() }
                group.addTask { await failWhenIdle(test) }
                defer { group.cancelAll() }
                try await group.next()
            }
        }
    }

    private func failWhenIdle(_ test: Test) async {
        guard await waitUntilIdle() else { return }
        let time = interval * idleIntervals
        Issue.record(
            "This test waits, but nothing has happened for \(time)", sourceLocation: test.sourceLocation)
    }

    /// Returns whether the process became idle before the task was cancelled.
    private func waitUntilIdle() async -> Bool {
        var count = 0
        while count < idleIntervals {
            let start = clock()
            guard (try? await Task.sleep(for: interval)) != nil else { return false }
            count = clock() - start < CLOCKS_PER_SEC / 10 ? count + 1 : 0
        }
        return true
    }
}

extension Trait where Self == HangChecks {
    /// Fails a test that waits for a signal that never comes.
    ///
    /// It counts a minute in which the process is idle; 40 minutes in a run with the slow tests, which wait for compilers.
    public static var endsWhenStuck: Self {
        HangChecks(interval: .seconds(5), idleIntervals: SlowTests.areEnabled ? 480 : 12)
    }
}
