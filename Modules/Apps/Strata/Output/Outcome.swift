import SnapshotFiles

/// The result of a command: its output and the program's exit status.
nonisolated struct Outcome: Equatable {
    let text: String
    let status: Int32
    /// Whether the text is a diff, which a terminal shows in colours.
    let isDiff: Bool

    init(_ text: String, status: Int32 = 0, isDiff: Bool = false) {
        self.text = text
        self.status = status
        self.isDiff = isDiff
    }

    /// Applies an action to all snapshots, even after a failure, and lists the results; any failure makes the status 1.
    init<Snapshot>(
        doing done: String, to snapshots: [Snapshot], named name: (Snapshot) -> String,
        _ action: (Snapshot) throws(SnapshotFileError) -> Void
    ) {
        var lines: [String] = []
        var status: Int32 = 0
        for snapshot in snapshots {
            do throws(SnapshotFileError) {
                try action(snapshot)
                lines.append("\(done): \(name(snapshot))")
            } catch {
                lines.append("not \(done): \(error)")
                status = 1
            }
        }
        self.init(lines.joined(separator: "\n"), status: status)
    }

    /// Returns this outcome with a note at the end of its text.
    func adding(_ note: String?) -> Outcome {
        guard let note else { return self }
        return Outcome(text.isEmpty ? note : "\(text)\n\(note)", status: status, isDiff: isDiff)
    }

    /// Returns this outcome with a line for each problem; if there is a problem, the status is 1.
    func adding(problems: [String]) -> Outcome {
        guard !problems.isEmpty else { return self }
        let lines = (text.isEmpty ? [] : [text]) + problems
        return Outcome(lines.joined(separator: "\n"), status: 1, isDiff: isDiff)
    }
}
