import SnapshotFiles
import Testing

extension SnapshotRun {
    /// Records that a test has used a snapshot.
    func use(by test: Test) { note(test) { use(by: $0, in: $1) } }

    /// Records that a test failed or was cancelled.
    func fail(_ test: Test) { note(test) { fail($0, in: $1) } }

    /// Records the start of a test whose end will be recorded, too.
    func start(_ test: Test) { note(test) { start($0, in: $1) } }

    /// Records that a test ran to its end.
    func end(_ test: Test) { note(test) { end($0, in: $1) } }

    private func note(_ test: Test, _ event: (String, SnapshotStore) -> Void) {
        // Without a package there is no journal; the test's assertions report that error.
        guard let store = try? SnapshotStore(packageOf: test.sourceLocation.filePath) else { return }
        event("\(test.id)", store)
    }
}
