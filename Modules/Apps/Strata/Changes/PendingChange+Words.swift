import SnapshotFiles

nonisolated extension PendingChange {
    /// The test's arguments and the snapshot's name and call number, as far as they exist; nil if none exists.
    var distinction: String? {
        let name = pending.name
        let parts = [
            name.arguments.isEmpty ? nil : name.arguments.joined(separator: ", "), name.name.map { "named \($0)" },
            name.call > 1 ? "call \(name.call)" : nil,
        ].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// The reason why the change awaits a decision.
    var explanation: String {
        switch status {
        case .new: "New, without a snapshot yet: \(differences ?? "an empty text")"
        case .changed, .alreadyRecorded:
            "Changed\(firstLine.map { " from line \($0)" } ?? ""): "
                + "\(differences ?? "the snapshot already holds the new text")"
        case .known: "A known issue: \(differences ?? "an empty text")"
        case .outdated:
            "Outdated: the snapshot was changed after the test ran, so it cannot be accepted; run the test again"
        }
    }

    /// The number of the first line that differs; nil if none does.
    private var firstLine: Int? {
        hunks.first?.edits.first { $0.oldNumber == nil || $0.newNumber == nil }.flatMap { $0.oldNumber ?? $0.newNumber }
    }

    private var differences: String? {
        if diff.dataDifference != nil { return "a file that is not text" }
        let removed = hunks.reduce(0) { $0 + $1.removedCount }
        let inserted = hunks.reduce(0) { $0 + $1.insertedCount }
        return switch (removed, inserted) {
        case (0, 0): nil
        case (0, _): "\(lines(inserted)) added"
        case (_, 0): "\(lines(removed)) removed"
        default: "\(lines(removed)) removed, \(inserted) added"
        }
    }

    private func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
}
