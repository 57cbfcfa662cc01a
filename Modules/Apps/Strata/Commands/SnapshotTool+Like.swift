import SnapshotFiles

nonisolated extension SnapshotTool {
    /// Records a pending text as a snapshot, then all that replace the same texts, until one fails.
    ///
    /// A new text, a picture and an outdated text are like no other.
    ///
    /// - Parameter path: The whole path of the snapshot.
    func accept(like path: String) throws -> Outcome {
        let pending = store.pendingSnapshots()
        guard let model = pending.first(where: { $0.path == path }) else {
            throw FilterError.notPending(path: path, pending: pending.count)
        }
        let replaced = replacedTexts(of: model)
        let others = pending.filter { replaced != nil && $0.path != path && replacedTexts(of: $0) == replaced }
        return accept([model] + others)
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

    private func replacedTexts(of pending: PendingSnapshot) -> Set<ReplacedText>? {
        guard let reference = try? store.reference(of: pending), pending.standing(to: reference) == .changed else {
            return nil
        }
        return SnapshotDiff(at: pending.path, from: reference, to: pending.content).replacedTexts
    }
}
