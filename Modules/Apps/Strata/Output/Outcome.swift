import SnapshotFiles

/// What a command has to say, and the status with which the program ends.
nonisolated struct Outcome: Equatable {
    let text: String
    let status: Int32
    /// Whether the text is a difference, of which a terminal shows the marks in colours.
    let isDiff: Bool

    init(_ text: String, status: Int32 = 0, isDiff: Bool = false) {
        self.text = text
        self.status = status
        self.isDiff = isDiff
    }

    /// What became of each of several snapshots: where one is refused, the rest are done, and the status is 1.
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

    /// This outcome with lines for what could not be done, if there is any: the status is 1 then.
    func adding(problems: [String]) -> Outcome {
        guard !problems.isEmpty else { return self }
        let lines = (text.isEmpty ? [] : [text]) + problems
        return Outcome(lines.joined(separator: "\n"), status: 1, isDiff: isDiff)
    }
}
