import SnapshotFiles

nonisolated extension SnapshotTool {
    /// Lists pending texts, and unused or broken snapshots.
    ///
    /// The exit status is 1 if the list contains anything but known issues, or if the tests cannot be listed.
    func status() -> Outcome {
        var usage = SnapshotUsage()
        var problem: String?
        do { usage = try self.usage() } catch { problem = "\(error)" }
        let pending = store.pendingSnapshots()
        let parts = [
            pendingPart(pending),
            part("unused (to remove: \(store.command("prune --yes")))", usage.unused.map(\.path)),
            problem,
            part("broken", (store.brokenSnapshots() + store.brokenPending()).map(\.error.description)),
        ].compactMap(\.self)
        let text = parts.isEmpty ? "Nothing is pending, unused or broken." : parts.joined(separator: "\n\n")
        let isGood = parts.count == (pending.isEmpty ? 0 : 1) && pending.allSatisfy(\.isKnownIssue)
        return Outcome(text, status: isGood ? 0 : 1).adding(usage.note)
    }

    /// Returns the list of pending texts; nil if there are none.
    func pendingPart(_ listed: [PendingSnapshot]? = nil) -> String? {
        let tests = pendingTests()
        let lines = (listed ?? store.pendingSnapshots()).map { pending in
            let isMissing = tests.isMissing(for: pending)
            guard isMissing || tests.hasRun(without: pending) else {
                return "\(pending.path) (\(status(of: pending)))"
            }
            let advice = "to delete: \(store.command("reject \(pending.path.quotedForShell)"))"
            return "\(pending.path) (its test \(isMissing ? "is gone" : "no longer makes it"); \(advice))"
        }
        return part("pending (to review: \(store.command("review")))", lines)
    }

    private func status(of pending: PendingSnapshot) -> String {
        let outdated = "outdated: the snapshot has changed since; run the test again"
        do throws(SnapshotFileError) {
            let status = pending.status(comparedTo: try store.reference(of: pending))
            return status == .outdated ? outdated : status.rawValue
        } catch {
            return if case .inline(.noCall) = error { outdated } else { "not compared: its snapshot is broken" }
        }
    }

    private func part(_ title: String, _ lines: [String]) -> String? {
        lines.isEmpty ? nil : (["\(lines.count) \(title):"] + lines.map { "  \($0)" }).joined(separator: "\n")
    }
}
