import SnapshotFiles

/// The commands for the snapshots of one package.
nonisolated struct SnapshotTool {
    let store: SnapshotStore
    /// Lists the package's tests with `swift test list`, which builds them first.
    let tests: () throws -> [String]

    /// Returns the tests of all pending texts; if a test is in no journal, all tests are listed.
    func pendingTests() -> PendingTests { PendingTests(of: store, listing: tests) }
}
