import SnapshotFiles

nonisolated extension SnapshotTool {
    /// The pending texts that are not known issues.
    var unknownPending: [PendingSnapshot] { store.pendingSnapshots().filter { !$0.isKnownIssue } }

    /// Lists the pending texts, and records them if the user agrees; `agrees` returns nil if nobody can answer.
    func acceptListed(ifAgreed agrees: (String) throws -> Bool?) throws -> Outcome {
        let listed = unknownPending
        let list = pendingPart(listed)
        let answer = try list.map(agrees) ?? true
        guard answer != true else { return try accept([], of: listed) }
        let advice = answer == nil ? "\(list ?? "")\nTo accept them all: \(store.command("accept --all"))\n" : ""
        return Outcome("\(advice)Nothing was accepted.", status: 1)
    }

    /// Records pending texts as snapshots if a test still makes them; without a filter, skips known issues.
    func accept(_ filters: [String], of listed: [PendingSnapshot]? = nil) throws -> Outcome {
        let tests = pendingTests()
        let listed = listed ?? (filters.isEmpty ? unknownPending : nil)
        return try decide("accepted", filters, of: listed) { pending throws(SnapshotFileError) in
            try tests.check(pending)
            try store.accept(pending)
        }
    }

    /// Removes pending texts.
    func reject(_ filters: [String]) throws -> Outcome {
        try decide("rejected", filters) { pending throws(SnapshotFileError) in try store.reject(pending) }
    }

    private func decide(
        _ done: String, _ filters: [String], of listed: [PendingSnapshot]? = nil,
        _ decide: (PendingSnapshot) throws(SnapshotFileError) -> Void
    ) throws -> Outcome {
        let pending = try (listed ?? store.pendingSnapshots()).matching(filters)
        let broken = broken(done, filters)
        guard !pending.isEmpty || !broken.isEmpty else {
            return Outcome("Nothing is pending\(store.pendingSnapshots().isEmpty ? "" : " but known issues").")
        }
        return Outcome(doing: done, to: pending, named: \.path, decide).adding(problems: broken)
    }

    /// Returns a message for each unreadable pending file; empty if there are filters.
    func broken(_ done: String, _ filters: [String]) -> [String] {
        filters.isEmpty ? store.brokenPending().map { "not \(done): \($0.error)" } : []
    }
}
