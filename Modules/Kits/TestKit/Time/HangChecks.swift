import Foundation
public import Testing

/// A trait that fails and cancels a test if the test still waits after the whole process has been idle for a minute.
///
/// If the test cannot be cancelled, for example because it awaits a continuation, the process ends.
///
/// A time limit would also count the wait for a turn on the main actor, which is long on a busy machine.
public struct HangChecks: SuiteTrait, TestTrait, TestScoping {
    public let isRecursive = true

    /// The time between two checks of the process; a test fails after `idleIntervals` idle checks in a row.
    let interval: Duration
    let idleIntervals: Int
    /// Ends the process.
    var end: @Sendable () -> Void = {
        try? FileHandle.standardError.write(contentsOf: Data("error: A test that waits cannot be cancelled\n".utf8))
        exit(EXIT_FAILURE)
    }

    @concurrent
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        try await withoutActuallyEscaping(function) { function in
            try await withThrowingTaskGroup(of: Bool.self) { group in
                group.addTask {
                    try await function()
                    return false
                }
                group.addTask { await failsWhenIdle(test) }
                let isStuck = try await group.next() == true
                group.cancelAll()
                guard isStuck else { return }
                let ending = Task.detached { if await waitUntilIdle(for: 1) { end() } }
                _ = await group.nextResult()
                ending.cancel()
            }
        }
    }

    /// Fails the test when the process becomes idle, and returns true; returns false if the task is cancelled first.
    private func failsWhenIdle(_ test: Test) async -> Bool {
        guard await waitUntilIdle(for: idleIntervals) else { return false }
        let time = interval * idleIntervals
        Issue.record(
            "This test waits, but nothing has happened for \(time)", sourceLocation: test.sourceLocation)
        return true
    }

    /// Returns true after `intervals` idle checks in a row; returns false if the task is cancelled first.
    private func waitUntilIdle(for intervals: Int) async -> Bool {
        var count = 0
        while count < intervals {
            let start = clock()
            guard (try? await Task.sleep(for: interval)) != nil else { return false }
            count = clock() - start < CLOCKS_PER_SEC / 10 ? count + 1 : 0
        }
        return true
    }
}

extension Trait where Self == HangChecks {
    /// Fails a test that waits forever.
    ///
    /// The process must be idle for a minute, or for 40 minutes in a run with the slow tests, which wait for compilers.
    public static var endsWhenStuck: Self {
        HangChecks(interval: .seconds(5), idleIntervals: SlowTests.areEnabled ? 480 : 12)
    }
}
