import SnapshotFiles

nonisolated extension SnapshotTool {
    /// Lists what is pending, unused or broken; the status is 1 if anything is, or if the tests cannot be listed.
    func status() -> Outcome {
        let broken = store.brokenSnapshots() + store.brokenPending()
        let parts = [
            part("pending (to review: \(store.command("review")))", store.pendingSnapshots().map(line)),
            unusedPart,
            part("broken", broken.map { "\($0.error)" }),
        ].compactMap(\.self)
        return parts.isEmpty
            ? Outcome("Nothing is pending, unused or broken.") : Outcome(parts.joined(separator: "\n\n"), status: 1)
    }

    private var unusedPart: String? {
        do {
            return part("unused (to remove: \(store.command("prune --yes")))", try unused().map(\.path))
        } catch {
            return "\(error)"
        }
    }

    private func part(_ title: String, _ lines: [String]) -> String? {
        lines.isEmpty ? nil : (["\(lines.count) \(title):"] + lines.map { "  \($0)" }).joined(separator: "\n")
    }

    private func line(_ pending: PendingSnapshot) -> String {
        let standing = Result { () throws(SnapshotFileError) in
            pending.standing(to: try store.reference(of: pending))
        }
        return switch standing {
        case .success(.outdated): "\(pending.path) (outdated: the snapshot has changed since; run the test again)"
        case .success(let standing): "\(pending.path) (\(standing.rawValue))"
        case .failure(.inline(.noCall)): "\(pending.path) (outdated: its source has changed since; run the test again)"
        case .failure: "\(pending.path) (not compared: its snapshot is broken)"
        }
    }
}
