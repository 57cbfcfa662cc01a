import SnapshotFiles

nonisolated extension SnapshotTool {
    /// Lists the snapshots that no test uses any more or, if confirmed, removes them.
    func prune(isConfirmed: Bool) throws -> Outcome {
        let usage = try self.usage()
        let unused = usage.unused
        guard !unused.isEmpty else { return Outcome("No snapshot is unused.").adding(usage.note) }
        guard isConfirmed else {
            let count = unused.count == 1 ? "1 snapshot is" : "\(unused.count) snapshots are"
            return Outcome(
                """
                \(count) unused:
                \(unused.map { "  \($0.path)" }.joined(separator: "\n"))
                To remove them: \(store.command("prune --yes"))
                Read the list first: tests under `#if os(…)`, or with other arguments or environments, may use them.
                """
            ).adding(usage.note)
        }
        return Outcome(doing: "removed", to: unused, named: \.path) { snapshot throws(SnapshotFileError) in
            try store.remove(snapshot)
        }.adding(usage.note)
    }

    /// Returns the unused snapshots, and the snapshots whose use is unknown.
    func usage() throws -> SnapshotUsage {
        // If there are no snapshots, the tests are not listed, because listing them means building them.
        store.hasSnapshots() ? try store.snapshotUsage(listing: tests) : SnapshotUsage()
    }
}

nonisolated extension SnapshotUsage {
    /// A sentence about the snapshots whose use is unknown; nil if there are none.
    var note: String? {
        guard !unjudged.isEmpty else { return nil }
        let (count, tests) =
            unjudged.count == 1 ? ("1 snapshot was", "its test") : ("\(unjudged.count) snapshots were", "their tests")
        return "\(count) not judged: no complete run of \(tests) with the current build and files is known."
    }
}
