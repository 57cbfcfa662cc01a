import SnapshotFiles

nonisolated extension SnapshotTool {
    /// How pending texts differ from their snapshots, for `patch -p0` to apply.
    func diff(_ filters: [String]) throws -> Outcome {
        let diffs = try store.pendingSnapshots().matching(filters).map { pending in
            SnapshotDiff(at: pending.path, from: try store.read(pending.path), to: SnapshotText(pending.text))
        }
        // What is said ends with a newline anyway.
        return Outcome(String(diffs.map(\.description).joined().dropLast()))
    }

    /// Makes pending texts their snapshots'.
    func accept(_ filters: [String]) throws -> Outcome {
        try decide("accepted", filters) { pending throws(SnapshotFileError) in try store.accept(pending) }
    }

    /// Takes pending texts away.
    func reject(_ filters: [String]) throws -> Outcome {
        try decide("rejected", filters) { pending throws(SnapshotFileError) in try store.reject(pending) }
    }

    private func decide(
        _ done: String, _ filters: [String], _ decide: (PendingSnapshot) throws(SnapshotFileError) -> Void
    ) throws -> Outcome {
        let pending = try store.pendingSnapshots().matching(filters)
        return pending.isEmpty
            ? Outcome("Nothing is pending.") : Outcome(doing: done, to: pending, named: \.path, decide)
    }
}
