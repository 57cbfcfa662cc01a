import Foundation
import SnapshotFiles
import Synchronization
import Testing

/// A record of the snapshots that the tests of one process use; when the process ends, the record becomes a journal.
///
/// A test is evidence that a snapshot is unused only if the test ran to its end. The trait `.snapshots()` reports the
/// end of its tests, and other libraries report the end of theirs with `end(_:in:)`. Snapshot tests without a report
/// count only if each test ran once and the process ended by itself with status 0. The status is known only on Linux.
final class SnapshotRun: Sendable {
    /// The run of this process; its journal is written when the process ends.
    static let ofThisProcess = {
        let run = SnapshotRun(binary: .testBinary, library: TestArguments.ofThisRun.library)
        // Swift Testing has no hook after the last test of a run.
        endAtExit()
        return run
    }()

    private let binary: FileStamp?
    private let library: String
    private let evidence = Mutex<[SnapshotStore: Evidence]>([:])

    /// - Parameters:
    ///   - binary: The program or bundle that contains the tests; nil to write no journal.
    ///   - library: The testing library of the process.
    init(binary: FileStamp?, library: String) {
        self.binary = binary
        self.library = library
    }

    /// Records that a test has compared a snapshot.
    ///
    /// - Parameter folder: The folder of the snapshots, if it is not the usual one.
    func use(_ path: String, below folder: SnapshotFolder? = nil, in store: SnapshotStore) {
        note(in: store) {
            $0.used.insert(path)
            if let folder { $0.folders.insert(folder.path) }
        }
    }

    /// Records which test has compared a snapshot, in case the end of the test is not reported.
    ///
    /// - Parameters:
    ///   - test: The test as `swift test list` names it, with its source location if Swift Testing runs the test.
    ///   - store: The snapshots of the test's package.
    func use(by test: String, in store: SnapshotStore) {
        note(in: store) { _ = $0.users.insert(test) }
    }

    /// Records the start of a test whose end will be reported.
    func start(_ test: String, in store: SnapshotStore) {
        note(in: store) { _ = $0.watched.insert(test) }
    }

    /// Records that a test ran to its end, without a failure and without being skipped or cancelled.
    func end(_ test: String, in store: SnapshotStore) {
        note(in: store) { _ = $0.ended.insert(test) }
    }

    /// Records that a test failed or was cancelled.
    ///
    /// Such a test is no evidence that a snapshot is unused, even if another repetition of the test passed.
    func fail(_ test: String, in store: SnapshotStore) {
        note(in: store) { _ = $0.failed.insert(test) }
    }

    /// Writes the journals, and returns a line about each package with unused snapshots.
    ///
    /// - Parameters:
    ///   - status: The exit status of the process; nil if it is not known.
    ///   - tests: The IDs of all tests of Swift Testing in the binary; nil if they are not known.
    func end(status: Int32?, tests: [String]?) -> [String] {
        guard let binary else { return [] }
        return evidence.withLock(\.self).compactMap { store, evidence in
            guard let journal = evidence.journal(of: store, binary: binary, status: status, tests: tests) else {
                return nil
            }
            store.write(journal, library: library)
            guard !evidence.used.isEmpty else { return nil }
            return store.unusedLine(tests: tests, library: library)
        }
    }

    private func note(in store: SnapshotStore, _ change: (inout Evidence) -> Void) {
        evidence.withLock { change(&$0[store, default: Evidence(sources: store.sourceFingerprint())]) }
    }

    func endProcess(status: Int32?) {
        // Swift Testing calls `exit` in a task, outside of any test. If a test calls `exit`, the tests that run beside
        // it are unfinished.
        let isEndedByTest = Test.current != nil || withUnsafeCurrentTask { $0 == nil }
        let status = TestArguments.ofThisRun.isWhole && !isEndedByTest ? status : nil
        let hasCompared = evidence.withLock { $0.values.contains { !$0.used.isEmpty } }
        for line in end(status: status, tests: hasCompared ? ProcessTests.ofThisProcess.wait() : nil) { print(line) }
    }
}

/// What tests have done with the snapshots of one package.
private struct Evidence {
    /// The fingerprint of the sources before the first comparison; nil if there is no package.
    let sources: SourceFingerprint?
    var used: Set<String> = []
    var folders: Set<String> = []
    var users: Set<String> = []
    var watched: Set<String> = []
    var ended: Set<String> = []
    var failed: Set<String> = []

    func journal(of store: SnapshotStore, binary: FileStamp, status: Int32?, tests: [String]?) -> RunJournal? {
        guard let packageFolder = store.packageFolder, let sources else { return nil }
        let passed = status == 0 ? users.subtracting(watched) : []
        return RunJournal(
            packageFolder: packageFolder, binary: binary, sources: withoutFolders(sources, of: store), tests: tests,
            ended: ended.union(passed).subtracting(failed), used: used, folders: folders)
    }

    /// Returns a fingerprint without the snapshot folders that tests have used in this run; if the sources have changed
    /// since the run began, returns `sources`.
    private func withoutFolders(_ sources: SourceFingerprint, of store: SnapshotStore) -> SourceFingerprint {
        guard !folders.isEmpty, store.sourceFingerprint() == sources else { return sources }
        return store.sourceFingerprint(besides: folders) ?? sources
    }
}
