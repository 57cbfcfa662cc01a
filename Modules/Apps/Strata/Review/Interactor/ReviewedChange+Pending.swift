import SnapshotFiles

nonisolated extension ReviewedChange {
    /// Compares a pending text with its snapshot.
    ///
    /// - Parameter reference: The snapshot's text; nil if there is no snapshot.
    init(_ pending: PendingSnapshot, reference: SnapshotContent?) {
        let reason: Reason =
            switch pending.standing(to: reference) {
            case .new: .new
            // If the snapshot already holds the text, accepting only removes the pending file.
            case .changed, .alike: .changed
            case .outdated: .outdated
            }
        let diff = SnapshotDiff(at: pending.path, from: reference, to: pending.content)
        self.init(
            id: pending.path, test: ReviewedTest(pending), reason: reason, hunks: diff.diff.hunks.map(Hunk.init),
            dataDifference: diff.dataDifference?.description,
            replaced: reason == .changed ? Self.replaced(diff) : [])
    }
}

nonisolated extension ReviewedChange {
    private static func replaced(_ diff: SnapshotDiff) -> Set<Replacement> {
        Set((diff.replacedTexts ?? []).map { Replacement(old: $0.old, new: $0.new) })
    }
}

nonisolated extension ReviewedTest {
    fileprivate init(_ pending: PendingSnapshot) {
        let name = pending.name
        self.init(
            module: name.module, name: name.components.joined(separator: "/"), arguments: name.arguments,
            snapshotName: name.name, call: name.call, sourceLocation: pending.sourceLocation)
    }
}

nonisolated extension ReviewedChange.Hunk {
    fileprivate init(_ hunk: DiffHunk) {
        self.init(
            heading: hunk.heading, lines: hunk.edits.map(ReviewedChange.Line.init), notes: hunk.notes,
            endsWithoutNewline: hunk.edits.contains { $0.line.last != UInt8(ascii: "\n") })
    }
}

nonisolated extension ReviewedChange.Line {
    fileprivate init(_ edit: LineEdit) {
        switch edit.kind {
        case .kept: self = .kept(edit.text, old: edit.oldLine + 1, new: edit.newLine + 1)
        case .removed: self = .removed(edit.text, old: edit.oldLine + 1)
        case .inserted: self = .inserted(edit.text, new: edit.newLine + 1)
        }
    }
}
