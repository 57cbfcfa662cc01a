import SnapshotFiles

nonisolated extension SnapshotTool {
    /// Lists the snapshots that no test uses any more; if confirmed, removes them.
    func prune(isConfirmed: Bool) throws -> Outcome {
        let unused = try unused()
        guard !unused.isEmpty else { return Outcome(nothingUnused) }
        guard isConfirmed else {
            let count = unused.count == 1 ? "1 snapshot is" : "\(unused.count) snapshots are"
            return Outcome(
                """
                \(count) unused:
                \(unused.map { "  \($0.path)" }.joined(separator: "\n"))
                To remove them: \(store.command("prune --yes"))
                The list includes snapshots that are used only with other arguments, environments or platforms.
                """)
        }
        return Outcome(doing: "removed", to: unused, named: \.path) { snapshot throws(SnapshotFileError) in
            try store.remove(snapshot)
        }
    }

    /// Returns the snapshots that no test uses any more.
    func unused() throws -> [UnusedSnapshot] {
        // Listing the tests takes as long as building them.
        store.canJudgeSnapshots() ? store.unusedSnapshots(tests: try tests()) : []
    }

    private var nothingUnused: String {
        store.canJudgeSnapshots()
            ? "No unused snapshots in suites with the trait .snapshots() that ran completely and passed."
            : "No suite with the trait .snapshots() has had a complete run that passed; run 'swift test' first."
    }
}
