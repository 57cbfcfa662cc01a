import SnapshotFiles

/// What this program does with the snapshots of one package.
nonisolated struct SnapshotTool {
    let store: SnapshotStore
    /// Lists the package's tests as `swift test list` does, which builds them.
    let tests: () throws -> [String]
}
