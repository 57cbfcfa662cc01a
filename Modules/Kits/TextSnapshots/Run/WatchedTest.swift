import Testing

/// A test with the trait `.snapshots()`, whose end is noted for the journal.
struct WatchedTest {
    private let test: Test
    private let run: SnapshotRun

    init(_ test: Test, in run: SnapshotRun = .ofThisProcess) {
        self.test = test
        self.run = run
    }

    /// Runs the test, and notes its end after the last case, unless the test was cancelled.
    func provide(_ function: @concurrent @Sendable () async throws -> Void) async throws {
        run.start(test)
        let watch = IssueHandlingTrait.compactMapIssues { issue in
            // Every running test receives the issue of a detached task. The run reports the issue and fails, but
            // which test caused the issue is unknown.
            guard let running = Test.current else { return nil }
            // After an error, even in a known issue, some assertions may not have run.
            if issue.isFailure || issue.error != nil, running.id == test.id { run.fail(test) }
            return issue
        }
        try await watch.provideScope(for: test, testCase: nil, performing: function)
        if Task.isCancelled { run.fail(test) } else { run.end(test) }
    }

    /// Runs a case, and records an error or a cancellation, which the test as a whole does not report.
    func provideCase(_ function: @concurrent @Sendable () async throws -> Void) async throws {
        do {
            try await function()
        } catch {
            run.fail(test)
            throw error
        }
    }
}
