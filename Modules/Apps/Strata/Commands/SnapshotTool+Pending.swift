import SnapshotFiles

nonisolated extension SnapshotTool {
    /// Shows how pending texts differ from their snapshots, in a format for `patch -p0`; pictures and other data
    /// have a sentence instead.
    func diff(_ filters: [String]) throws -> Outcome {
        var diffs = ""
        var problems: [String] = []
        for pending in try store.pendingSnapshots().matching(filters) {
            do throws(SnapshotFileError) {
                let reference = try store.read(pending.path, as: pending.content.kind)
                try store.checkForConflict(in: reference, at: pending.path)
                diffs += SnapshotDiff(at: pending.path, from: reference, to: pending.content).description
            } catch {
                problems.append("not compared: \(error)")
            }
        }
        // The output adds a newline at the end.
        return Outcome(String(diffs.dropLast()), isDiff: true).adding(problems: problems + broken("compared", filters))
    }

    /// Records pending texts as snapshots.
    func accept(_ filters: [String]) throws -> Outcome {
        try decide("accepted", filters) { pending throws(SnapshotFileError) in try store.accept(pending) }
    }

    /// Removes pending texts.
    func reject(_ filters: [String]) throws -> Outcome {
        try decide("rejected", filters) { pending throws(SnapshotFileError) in try store.reject(pending) }
    }

    private func decide(
        _ done: String, _ filters: [String], _ decide: (PendingSnapshot) throws(SnapshotFileError) -> Void
    ) throws -> Outcome {
        let pending = try store.pendingSnapshots().matching(filters)
        let broken = broken(done, filters)
        guard !pending.isEmpty || !broken.isEmpty else { return Outcome("Nothing is pending.") }
        return Outcome(doing: done, to: pending, named: \.path, decide).adding(problems: broken)
    }

    /// Returns a message for each pending file that cannot be read; none if there are filters.
    private func broken(_ done: String, _ filters: [String]) -> [String] {
        filters.isEmpty ? store.brokenPending().map { "not \(done): \($0.error)" } : []
    }
}
