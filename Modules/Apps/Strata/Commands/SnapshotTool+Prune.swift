import SnapshotFiles

nonisolated extension SnapshotTool {
    /// Lists what no test uses any more and, where it is confirmed, removes it.
    func prune(isConfirmed: Bool) throws -> Outcome {
        let unused = try unused()
        guard !unused.isEmpty else { return Outcome(nothingUnused) }
        guard isConfirmed else {
            let count = unused.count == 1 ? "1 snapshot is" : "\(unused.count) snapshots are"
            return Outcome(
                """
                \(count) unused:
                \(unused.map { "  \($0.path)" }.joined(separator: "\n"))
                To remove what is listed: \(store.command("prune --yes"))
                What only other arguments, another environment or another platform would use is listed, too.
                """)
        }
        return Outcome(doing: "removed", to: unused, named: \.path) { snapshot throws(SnapshotFileError) in
            try store.remove(snapshot)
        }
    }

    /// What no test uses any more.
    func unused() throws -> [UnusedSnapshot] {
        // The list takes as long as it takes to build the tests.
        store.canJudgeSnapshots() ? store.unusedSnapshots(tests: try tests()) : []
    }

    private var nothingUnused: String {
        store.canJudgeSnapshots()
            ? "Nothing is unused, as far as whole runs of suites with the trait .snapshots() tell."
            : "No suite with the trait .snapshots() has run whole and passed: run 'swift test' first."
    }
}
