import SnapshotFiles

/// The commands of `strata snapshots` on the files of one package.
nonisolated struct SnapshotTool {
    let store: SnapshotStore
}
