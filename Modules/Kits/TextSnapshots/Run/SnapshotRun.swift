import Foundation
import SnapshotFiles
import Synchronization
import Testing

/// The use of snapshots by the tests of one process; when the process ends, it becomes a journal.
///
/// A test is evidence that a snapshot is unused only if the test ran to its end. The trait `.snapshots()` reports the
/// end of its tests, and other libraries report it with `end(_:in:)`. Other tests that used a snapshot count only if
/// each test ran once and the process ended by itself with the status 0. That is known only on Linux.
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

    /// Records that a test has compared a snapshot, if the end of the test is not reported.
    ///
    /// - Parameters:
    ///   - test: The test as `swift test list` names it, with its source location if it is one of Swift Testing's.
    ///   - store: The snapshots of the test's package.
    func use(by test: String, in store: SnapshotStore) {
        note(in: store) { _ = $0.users.insert(test) }
    }

    /// Records that a test has started whose end will be reported.
    func start(_ test: String, in store: SnapshotStore) {
        note(in: store) { _ = $0.watched.insert(test) }
    }

    /// Records that a test ran to its end, without a failure and without being skipped or cancelled.
    func end(_ test: String, in store: SnapshotStore) {
        note(in: store) { _ = $0.ended.insert(test) }
    }

    /// Records that a test failed or was cancelled.
    ///
    /// It is then no evidence, even if it ran several times.
    func fail(_ test: String, in store: SnapshotStore) {
        note(in: store) { _ = $0.failed.insert(test) }
    }

    /// Writes the journals, and returns a line about each package with unused snapshots.
    ///
    /// - Parameters:
    ///   - status: The exit status of the process; nil if it is not known.
    ///   - tests: All tests of Swift Testing in the binary, as its IDs name them; nil if they are not known.
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
        // Swift Testing calls `exit` in a task of its own. A test that calls `exit` leaves the tests beside it
        // unfinished.
        let isEndedByTest = Test.current != nil || withUnsafeCurrentTask { $0 == nil }
        let status = TestArguments.ofThisRun.isWhole && !isEndedByTest ? status : nil
        let hasCompared = evidence.withLock { $0.values.contains { !$0.used.isEmpty } }
        for line in end(status: status, tests: hasCompared ? ProcessTests.ofThisProcess.wait() : nil) { print(line) }
    }
}

/// What tests have done with the snapshots of one package.
private struct Evidence {
    /// The sources before the first snapshot was compared; nil if there is no package.
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

    /// Returns the fingerprint without the folders of snapshots that became known only during the run, unless anything
    /// has changed since it began.
    private func withoutFolders(_ sources: SourceFingerprint, of store: SnapshotStore) -> SourceFingerprint {
        guard !folders.isEmpty, store.sourceFingerprint() == sources else { return sources }
        return store.sourceFingerprint(besides: folders) ?? sources
    }
}
