import SnapshotFiles

nonisolated extension SnapshotTool {
    /// How pending texts differ from their snapshots, for `patch -p0` to apply.
    func diff(_ filters: [String]) throws -> Outcome {
        let diffs = try store.pendingSnapshots().matching(filters).map { pending in
            SnapshotDiff(at: pending.path, from: try store.read(pending.path), to: SnapshotText(pending.text))
        }
        return Outcome(diffs.map { "\($0)" }.joined())
    }

    /// Makes pending texts their snapshots'.
    func accept(_ filters: [String]) throws -> Outcome {
        try decide(filters, "accepted") { pending throws(SnapshotFileError) in try store.accept(pending) }
    }

    /// Takes pending texts away.
    func reject(_ filters: [String]) throws -> Outcome {
        try decide(filters, "rejected") { pending throws(SnapshotFileError) in try store.reject(pending) }
    }

    /// Goes on where one is refused, and then says so with the exit status 1.
    private func decide(
        _ filters: [String], _ done: String, _ decide: (PendingSnapshot) throws(SnapshotFileError) -> Void
    ) throws -> Outcome {
        let pending = try store.pendingSnapshots().matching(filters)
        guard !pending.isEmpty else { return Outcome("nothing is pending") }
        var outcome = Outcome("")
        var lines: [String] = []
        for snapshot in pending {
            do throws(SnapshotFileError) {
                try decide(snapshot)
                lines.append("\(done): \(snapshot.path)")
            } catch {
                lines.append("not \(done): \(error)")
                outcome.status = 1
            }
        }
        outcome.text = lines.joined(separator: "\n")
        return outcome
    }
}
