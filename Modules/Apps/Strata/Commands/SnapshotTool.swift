import SnapshotFiles

/// The commands for the snapshots of one package.
nonisolated struct SnapshotTool {
    let store: SnapshotStore
    /// Lists the package's tests with `swift test list`, which builds them first.
    let tests: () throws -> [String]

    /// Returns the tests of everything that is pending; if a test is in no journal, it lists all tests.
    func pendingTests() -> PendingTests { PendingTests(of: store, listing: tests) }
}
