import SnapshotFiles

nonisolated extension SnapshotTool {
    /// Lists what is pending, unused or broken; the status is 1 if anything is, or if the tests cannot be listed.
    func status() -> Outcome {
        let report = statusReport()
        let parts = [
            pendingPart(report.pending),
            part("unused (to remove: \(store.command("prune --yes")))", report.unused),
            report.problems.isEmpty ? nil : report.problems.joined(separator: "\n"),
            part("broken", report.broken.map(\.problem)),
        ].compactMap(\.self)
        let text = parts.isEmpty ? "Nothing is pending, unused or broken." : parts.joined(separator: "\n\n")
        return Outcome(text, status: report.isClean ? 0 : 1).adding(SnapshotUsage.note(unjudged: report.unjudged))
    }

    /// Prints the same as an object for other programs, with the same status.
    func statusAsJSON() throws -> Outcome {
        let report = statusReport()
        return Outcome(try report.json, status: report.isClean ? 0 : 1)
    }

    /// Lists what is pending; returns nil if nothing is.
    func pendingPart() -> String? { pendingPart(pending()) }

    private func pendingPart(_ pending: [StatusReport.Pending]) -> String? {
        part("pending (to review: \(store.command("review")))", pending.map(line))
    }

    private func statusReport() -> StatusReport {
        let usage = Result { try self.usage() }
        let broken = store.brokenSnapshots() + store.brokenPending()
        let problem: [String] = if case .failure(let error) = usage { ["\(error)"] } else { [] }
        return StatusReport(
            pending: pending(), unused: (try? usage.get().unused.map(\.path)) ?? [],
            unjudged: (try? usage.get().unjudged) ?? [],
            broken: broken.map { StatusReport.Broken(path: $0.path, problem: "\($0.error)") }, problems: problem)
    }

    private func pending() -> [StatusReport.Pending] {
        let tests = pendingTests()
        return store.pendingSnapshots().map {
            StatusReport.Pending(
                path: $0.path, test: $0.test, standing: tests.isMissing(for: $0) ? .testGone : standing(of: $0),
                sourceLocation: $0.sourceLocation)
        }
    }

    private func standing(of pending: PendingSnapshot) -> StatusReport.Standing {
        do throws(SnapshotFileError) {
            return switch pending.standing(to: try store.reference(of: pending)) {
            case .new: .new
            case .changed: .changed
            case .outdated: .outdated
            case .alike: .recorded
            }
        } catch {
            return if case .inline(.noCall) = error { .outdated } else { .uncompared }
        }
    }

    private func line(_ pending: StatusReport.Pending) -> String {
        let remark =
            switch pending.standing {
            case .new, .changed, .recorded: pending.standing.rawValue
            case .outdated: "outdated: the snapshot has changed since; run the test again"
            case .uncompared: "not compared: its snapshot is broken"
            case .testGone: "its test is gone; to delete: \(store.command("reject \(pending.path.quotedForShell)"))"
            }
        return "\(pending.path) (\(remark))"
    }

    private func part(_ title: String, _ lines: [String]) -> String? {
        lines.isEmpty ? nil : (["\(lines.count) \(title):"] + lines.map { "  \($0)" }).joined(separator: "\n")
    }
}
