import SnapshotFiles

nonisolated extension SnapshotTool {
    /// What is pending, unused or broken; the exit status is 1 where anything is.
    func status() throws -> Outcome {
        let broken = store.brokenSnapshots() + store.brokenPending()
        let parts = [
            part("pending, to be seen by 'swift run strata snapshots review'", store.pendingSnapshots().map(line)),
            part("unused, to be removed by 'swift run strata snapshots prune --yes'", try unused()),
            part("broken", broken.map { "\($0.path): \($0.error)" }),
        ].compactMap(\.self)
        return parts.isEmpty
            ? Outcome("Nothing is pending, unused or broken.") : Outcome(parts.joined(separator: "\n\n"), status: 1)
    }

    private func part(_ title: String, _ lines: [String]) -> String? {
        lines.isEmpty ? nil : (["\(lines.count) \(title):"] + lines.map { "  \($0)" }).joined(separator: "\n")
    }

    private func line(_ pending: PendingSnapshot) -> String {
        let isOutdated = (try? store.read(pending.path))?.checksum != pending.referenceChecksum
        let kind = pending.referenceChecksum == nil ? "new" : "changed"
        return "\(pending.path) (\(isOutdated ? "outdated: the snapshot has changed since, run the test again" : kind))"
    }
}
