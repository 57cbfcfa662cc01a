import SnapshotFiles

/// The commands of `strata snapshots` on the files of one package.
nonisolated struct SnapshotTool {
    let store: SnapshotStore
    /// Lists the package's tests as `swift test list` does, which builds them.
    let tests: () throws -> [String]
}

nonisolated extension SnapshotStore {
    /// How a command of this tool is run in the package.
    func command(_ command: String) -> String { "\(hasTool ? "swift run " : "")strata snapshots \(command)" }
}
