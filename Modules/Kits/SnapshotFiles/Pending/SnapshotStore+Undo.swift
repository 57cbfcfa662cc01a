import Foundation

/// The content of the file that a decision on a pending text may change, before and after the decision.
package struct DecidedFile: Equatable, Sendable {
    let before: [UInt8]?
    let after: [UInt8]?

    package init(before: [UInt8]? = nil, after: [UInt8]? = nil) {
        self.before = before
        self.after = after
    }
}

extension SnapshotStore {
    /// Carries out a decision on a pending text, and returns what `undo` needs.
    package func undoably(
        _ pending: PendingSnapshot, _ decide: () throws(SnapshotFileError) -> Void
    ) throws(SnapshotFileError) -> DecidedFile {
        let before = try decidedFile(of: pending)
        try decide()
        return DecidedFile(before: before, after: try decidedFile(of: pending))
    }

    /// Undoes a decision: the snapshot is as it was before, and the text is pending again.
    ///
    /// It throws if the snapshot has changed since the decision, or if another text is pending for it.
    package func undo(_ file: DecidedFile, of pending: PendingSnapshot) throws(SnapshotFileError) {
        guard try pendingSnapshot(at: pending.path) == nil else {
            throw .pendingReplaced(file: pendingFile(pending.path))
        }
        let now = try decidedFile(of: pending)
        guard now == file.after else {
            throw .referenceChanged(
                file: pending.path, expected: file.after.map(\.contentChecksum),
                found: now.map(\.contentChecksum))
        }
        try savePending(pending)
        guard file.before != file.after else { return }
        if let before = file.before {
            if pending.inline == nil {
                try write(Data(before), to: pending.path)
            } else {
                try writeSource(String(decoding: before, as: UTF8.self), of: pending.path)
            }
        } else {
            unlink(self.file(pending.path))
        }
    }

    /// Returns the content of the file that accepting a text changes: the snapshot, or an inline snapshot's source.
    private func decidedFile(of pending: PendingSnapshot) throws(SnapshotFileError) -> [UInt8]? {
        pending.inline == nil
            ? try contents(pending.path).map { Array($0) } : Array(try sourceText(of: pending.path).utf8)
    }
}
