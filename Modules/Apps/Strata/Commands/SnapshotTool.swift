import SnapshotFiles

/// The commands of `strata snapshots` on the files of one package.
nonisolated struct SnapshotTool {
    let store: SnapshotStore
    /// Lists the package's tests as `swift test list` does, which builds them.
    let tests: () throws -> [String]
}
