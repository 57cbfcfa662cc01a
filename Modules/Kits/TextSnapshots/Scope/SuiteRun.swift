import SnapshotFiles
import Synchronization
import Testing

/// One run of a suite, which becomes the suite's journal if everything passed and nothing was filtered out.
final class SuiteRun: Sendable {
    @TaskLocal static var current: SuiteRun?

    private struct State {
        /// The names of the tests that have ended, by ID: overloaded tests share one name.
        var ended: [Test.ID: String] = [:]
        var unended: Set<Test.ID> = []
        var snapshots: Set<String> = []
        var hasFailed = false
    }

    private let name: SnapshotName
    private let state = Mutex(State())

    private init(_ name: SnapshotName) {
        self.name = name
    }

    /// Notes that the running test has compared a snapshot.
    static func use(_ path: String) {
        current?.state.withLock { _ = $0.snapshots.insert(path) }
    }

    /// - Parameter isJournaled: Whether this run may become a journal; the journal of an earlier run is removed in any
    ///   case.
    static func provide(
        for suite: Test, isJournaled: Bool, _ function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        // Without a name or a package there is no journal; the suite's assertions report what is wrong.
        guard let name = SnapshotName(of: suite), name != current?.name,
            let store = try? SnapshotStore(packageOf: suite.sourceLocation.filePath)
        else { return try await function() }

        store.removeJournal(of: name)
        guard isJournaled, let packageFolder = store.packageFolder else { return try await function() }
        let run = SuiteRun(name)
        let watch = IssueHandlingTrait.compactMapIssues { issue in
            run.state.withLock { $0.hasFailed = true }
            return issue
        }
        try await $current.withValue(run) {
            try await watch.provideScope(for: suite, testCase: nil, performing: function)
        }
        guard !TestArguments.ofThisRun.isFiltered, !Task.isCancelled else { return }
        if let journal = run.journal(in: packageFolder) { store.write(journal) }
    }

    static func provideTest(_ test: Test, _ function: @concurrent @Sendable () async throws -> Void) async throws {
        try await function()
        if !Task.isCancelled { current?.state.withLock { $0.ended[test.id] = test.name } }
    }

    static func provideCase(
        of test: Test, _ function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        do {
            try await function()
        } catch {
            current?.state.withLock { _ = $0.unended.insert(test.id) }
            throw error
        }
    }

    private func journal(in packageFolder: String) -> SuiteJournal? {
        let state = state.withLock { $0 }
        guard !state.hasFailed else { return nil }
        let ended = state.ended.filter { !state.unended.contains($0.key) }.values
        return SuiteJournal(
            packageFolder: packageFolder, suite: name, tests: ended.sorted(), snapshots: state.snapshots.sorted())
    }
}
