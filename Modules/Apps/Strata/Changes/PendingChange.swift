import SnapshotFiles

/// A new or changed text that awaits a decision, with its difference from the snapshot.
nonisolated struct PendingChange: Identifiable, Equatable, Sendable {
    let pending: PendingSnapshot
    /// The snapshot's content; nil if there is no snapshot yet.
    let reference: SnapshotContent?
    let status: PendingSnapshot.Status
    let diff: SnapshotDiff
    /// The changed parts of lines, the same in alike changes; empty if this change counts as different from all others.
    let replaced: Set<ReplacedText>

    init(_ pending: PendingSnapshot, insteadOf reference: SnapshotContent?) {
        self.pending = pending
        self.reference = reference
        status = pending.status(comparedTo: reference)
        diff = SnapshotDiff(at: pending.path, from: reference, to: pending.content)
        replaced = status == .changed ? diff.replacedTexts ?? [] : []
    }

    /// The snapshot's path, relative to its package.
    var id: String { pending.path }

    /// The hunks of a difference between texts, from top to bottom.
    var hunks: [DiffHunk] { diff.diff.hunks }

    /// Returns this change, then the other changes that replace the same old texts with the same new ones.
    ///
    /// Complexity: O(changes).
    func alike(in changes: [PendingChange]) -> [PendingChange] {
        [self] + changes.filter { !replaced.isEmpty && $0.id != id && $0.replaced == replaced }
    }

    // All other properties are derived from these two.
    static func == (one: Self, other: Self) -> Bool { one.pending == other.pending && one.reference == other.reference }
}

nonisolated extension SnapshotStore {
    /// Compares each pending text with its current snapshot.
    ///
    /// - Returns: The changes, sorted by path, and the files that cannot be read or compared.
    func pendingChanges() -> (changes: [PendingChange], broken: [(path: String, error: SnapshotFileError)]) {
        var changes: [PendingChange] = []
        var broken = brokenPending()
        for pending in pendingSnapshots() {
            do throws(SnapshotFileError) {
                changes.append(PendingChange(pending, insteadOf: try reference(of: pending)))
            } catch {
                broken.append((pending.path, error))
            }
        }
        return (changes, broken)
    }
}
