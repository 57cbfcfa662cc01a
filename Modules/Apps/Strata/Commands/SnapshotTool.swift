import SnapshotFiles

/// The commands for the snapshots of one package.
nonisolated struct SnapshotTool {
    let store: SnapshotStore
    /// Lists the package's tests with `swift test list`, which builds them first.
    let tests: () throws -> [String]

    /// Returns the tests of all pending texts; if past runs' journals lack any of these, lists the package's tests.
    func pendingTests() -> PendingTests { PendingTests(of: store, listing: tests) }
}
