import Coordinator

extension FlowScript {
    /// Replays the steps, and writes the flow's test and snapshots.
    ///
    /// If a step leads to a different screen from the one that the user saw, the flow ends before that step.
    ///
    /// - Parameter app: An app that has not been started, with the bundled data and a stopped clock.
    /// - Returns: The message for the user.
    func write(
        to place: FlowPlace, startingAt start: Route?, replayedOn app: AppCoordinator
    ) async throws(FlowError) -> String {
        guard !entries.isEmpty else { throw .nothingPressed }
        let replay = FlowReplay(app)
        let first = await replay.start(at: start)
        var outcomes: [FlowReplay.Outcome] = []
        var difference: String?
        for entry in entries {
            let outcome = await replay.take(entry.step)
            difference = entry.difference(from: outcome)
            guard difference == nil, let outcome else { break }
            outcomes.append(outcome)
        }
        if let difference, outcomes.isEmpty { throw .differs(difference) }
        if let last = outcomes.last, last.step != .snapshot {
            outcomes.append(FlowReplay.Outcome(step: .snapshot, landmark: last.landmark, screen: last.screen))
        }
        let test = FlowTest(name: place.name, start: start, steps: outcomes, first: first)
        let snapshots = outcomes.filter { $0.step == .snapshot }.map(\.screen)
        try place.write(test.source, snapshots: snapshots)
        let count = snapshots.count == 1 ? "1 snapshot" : "\(snapshots.count) snapshots"
        let recorded = "Recorded \(place.file) and \(count). To run it: swift test --filter \(place.name.type)"
        return ([recorded] + (difference.map { ["The flow ends early: \($0)"] } ?? [])).joined(separator: "\n")
    }
}

extension FlowScript.Entry {
    /// Returns how the outcome differs from the screen that the user saw; nil if it does not, or if that screen was
    /// still loading.
    fileprivate func difference(from outcome: FlowReplay.Outcome?) -> String? {
        guard outcome == nil || (landmark != nil && landmark != outcome?.landmark) else { return nil }
        let reason =
            if let landmark, let outcome { "its replay shows \(outcome.landmark) where you saw \(landmark)" } else {
                "its text is not on the tests' screen"
            }
        return
            "\(step.lines.joined(separator: " ")) cannot be replayed, because \(reason). It can in a terminal of 80x24, "
            + "if each screen has loaded before the next key"
    }
}
