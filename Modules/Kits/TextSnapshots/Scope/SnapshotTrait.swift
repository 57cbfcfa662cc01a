public import Testing

/// A trait for the snapshots of a suite or test; add it with `.snapshots()`.
public struct SnapshotTrait: SuiteTrait, TestTrait, TestScoping {
    let recording: SnapshotRecording?
    let folder: String?

    /// True: the trait also applies to nested suites.
    public var isRecursive: Bool { true }

    /// Provides a scope for tests and their cases.
    ///
    /// Tests are included, because only they know when the last case has ended.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> SnapshotTrait? { test.isSuite ? nil : self }

    @concurrent
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        SwiftTestingRun.notice()
        guard testCase != nil else { return try await WatchedTest(test).provide(function) }
        let outer = SnapshotScope.current
        let scope = SnapshotScope(
            recording: (outer?.recording).containing(recording), folder: folder ?? outer?.folder,
            calls: outer?.calls ?? SnapshotCalls())
        try await SnapshotScope.$current.withValue(scope) {
            try await WatchedTest(test).provideCase(function)
        }
    }
}

extension Trait where Self == SnapshotTrait {
    /// Counts repeated calls from 1 in each test case, and notes when the test has run to its end.
    ///
    /// A test's own trait overrides its suite's, unless the suite's trait records `never`.
    ///
    /// - Parameters:
    ///   - recording: What happens to new and changed texts, unless the call or `SNAPSHOT_RECORD` says otherwise;
    ///     `never` cannot be overridden.
    ///   - folder: The folder of the snapshots, in place of `Snapshots`, relative to the package, such as
    ///     `Tests/Golden`. It must be used for snapshots only. It must be inside the package, not hidden and not inside
    ///     `Snapshots`; otherwise, each assertion fails.
    public static func snapshots(record recording: SnapshotRecording? = nil, folder: String? = nil) -> Self {
        Self(recording: recording, folder: folder)
    }
}
