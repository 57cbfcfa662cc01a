import SnapshotFiles

nonisolated extension SnapshotTool {
    /// Records a pending text as a snapshot, then all texts with the same change; stops at the first failure.
    ///
    /// New texts, pictures and outdated texts count as different from all others.
    ///
    /// - Parameter path: The snapshot's full path.
    func accept(like path: String) throws -> Outcome {
        let pending = store.pendingSnapshots()
        guard let named = pending.first(where: { $0.path == path }) else {
            throw FilterError.notPending(path: path, pending: pending.count)
        }
        let changes = store.pendingChanges().changes
        return accept(changes.first { $0.id == path }?.alike(in: changes).map(\.pending) ?? [named])
    }

    private func accept(_ alike: [PendingSnapshot]) -> Outcome {
        let tests = pendingTests()
        var lines: [String] = []
        for snapshot in alike {
            do throws(SnapshotFileError) {
                try tests.check(snapshot)
                try store.accept(snapshot)
                lines.append("accepted: \(snapshot.path)")
            } catch {
                let count = "Stopped after \(lines.count) of \(alike.count)."
                return Outcome((lines + ["not accepted: \(error)", count]).joined(separator: "\n"), status: 1)
            }
        }
        return Outcome(lines.joined(separator: "\n"))
    }
}
