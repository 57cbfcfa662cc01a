import SnapshotFiles

nonisolated extension SnapshotTool {
    /// Returns a diff for `patch -p0` from snapshots to pending texts; for pictures and other data, a sentence instead.
    ///
    /// Inline snapshots in the same source file share one diff of that file.
    func diff(_ filters: [String]) throws -> Outcome {
        var diffs = ""
        var problems: [String] = []
        var sources: [String: [PendingSnapshot]] = [:]
        for pending in try store.pendingSnapshots().matching(filters) {
            guard pending.inline == nil else {
                sources[SnapshotStore.sourcePath(pending.path), default: []].append(pending)
                continue
            }
            do throws(SnapshotFileError) {
                let reference = try store.reference(of: pending)
                diffs += SnapshotDiff(at: pending.path, from: reference, to: pending.content).description
            } catch {
                problems.append("not compared: \(error)")
            }
        }
        for (source, pending) in sources.sorted(by: { $0.key < $1.key }) {
            diffs += diff(of: source, recording: pending, &problems)
        }
        // The output adds the last newline.
        return Outcome(String(diffs.dropLast()), isDiff: true).adding(problems: problems + broken("compared", filters))
    }

    private func diff(of source: String, recording pending: [PendingSnapshot], _ problems: inout [String]) -> String {
        var versions: [String] = []
        for snapshot in pending {
            do throws(SnapshotFileError) {
                let text = if let last = versions.last { last } else { try store.sourceText(of: snapshot.path) }
                versions += [text, try store.sourceText(recording: snapshot, in: text) ?? text]
            } catch {
                problems.append("not compared: \(error)")
            }
        }
        guard let old = versions.first, let new = versions.last, old != new else { return "" }
        return SnapshotDiff(at: source, from: SnapshotContent(ofFile: old), to: SnapshotContent(ofFile: new))
            .description
    }
}
