import SnapshotFiles
public import Testing

/// What a suite's or a test's snapshots have in common; add it by `.snapshots()`.
public struct SnapshotTrait: SuiteTrait, TestTrait, TestScoping {
    let recording: SnapshotRecording?

    /// It holds for the suites within a suite, too.
    public var isRecursive: Bool { true }

    /// Wraps suites, their tests and the cases of these: suites and tests, to know when the last case has ended.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> SnapshotTrait? { self }

    @concurrent
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        if test.isSuite {
            // Whoever wants nothing written wants no journal either.
            let mode = try? SnapshotRecording.current(trait: recording)
            try await SuiteRun.provide(for: test, isJournaled: mode != .never, function)
        } else if testCase == nil {
            try await SuiteRun.provideTest(test, function)
        } else {
            let outer = SnapshotScope.current
            let scope = SnapshotScope(recording: recording ?? outer?.recording, calls: outer?.calls ?? SnapshotCalls())
            try await SnapshotScope.$current.withValue(scope) {
                try await SuiteRun.provideCase(of: test, function)
            }
        }
    }
}

extension Trait where Self == SnapshotTrait {
    /// Counts the repeated calls of each test case from one, and notes which snapshots the suite uses.
    ///
    /// - Parameter recording: What becomes of new and changed texts, unless `SNAPSHOT_RECORD` says otherwise; a test's
    ///   own trait goes before its suite's.
    public static func snapshots(record recording: SnapshotRecording? = nil) -> Self { Self(recording: recording) }
}
