import SnapshotFiles

nonisolated extension SnapshotTool {
    /// Lists what is pending, unused or broken; the status is 1 if anything is, or if the tests cannot be listed.
    func status() -> Outcome {
        let broken = store.brokenSnapshots() + store.brokenPending()
        let usage = Result { try self.usage() }
        let tests = pendingTests()
        let parts = [
            part(
                "pending (to review: \(store.command("review")))",
                store.pendingSnapshots().map { line($0, isTestGone: tests.isMissing(for: $0)) }),
            unusedPart(usage),
            part("broken", broken.map { "\($0.error)" }),
        ].compactMap(\.self)
        let outcome =
            parts.isEmpty
            ? Outcome("Nothing is pending, unused or broken.") : Outcome(parts.joined(separator: "\n\n"), status: 1)
        return outcome.adding(try? usage.get().note)
    }

    private func unusedPart(_ usage: Result<SnapshotUsage, any Error>) -> String? {
        switch usage {
        case .success(let usage):
            part("unused (to remove: \(store.command("prune --yes")))", usage.unused.map(\.path))
        case .failure(let error): "\(error)"
        }
    }

    private func part(_ title: String, _ lines: [String]) -> String? {
        lines.isEmpty ? nil : (["\(lines.count) \(title):"] + lines.map { "  \($0)" }).joined(separator: "\n")
    }

    private func line(_ pending: PendingSnapshot, isTestGone: Bool) -> String {
        guard !isTestGone else {
            return "\(pending.path) (its test is gone; to delete: \(store.command("reject \(pending.path)")))"
        }
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
