import SnapshotFiles

/// The pending texts of a package, as a store for the review.
///
/// It remembers what it read: a decision applies to the text that was shown, and fails if another one has replaced it.
actor PendingChangesFolder: PendingChangesStore {
    private let store: SnapshotStore
    private let tests: PendingTests
    private var shown: [ReviewedChange.ID: PendingSnapshot] = [:]

    init(_ store: SnapshotStore, _ tests: PendingTests) {
        self.store = store
        self.tests = tests
    }

    func pendingChanges() throws(ReviewError) -> Review {
        let pending = store.pendingSnapshots()
        shown = Dictionary(pending.map { ($0.path, $0) }) { $1 }
        var changes: [ReviewedChange] = []
        var unreadable = store.brokenPending().map(\.error.description)
        for snapshot in pending {
            do throws(SnapshotFileError) {
                changes.append(ReviewedChange(snapshot, reference: try store.reference(of: snapshot)))
            } catch {
                unreadable.append(error.description)
            }
        }
        return Review(waiting: changes, unreadable: unreadable)
    }

    func accept(_ change: ReviewedChange) throws(ReviewError) {
        try decide(change) { snapshot throws(SnapshotFileError) in
            try tests.check(snapshot)
            try store.accept(snapshot)
        }
    }

    func reject(_ change: ReviewedChange) throws(ReviewError) {
        try decide(change) { snapshot throws(SnapshotFileError) in try store.reject(snapshot) }
    }

    private func decide(
        _ change: ReviewedChange, _ body: (PendingSnapshot) throws(SnapshotFileError) -> Void
    ) throws(ReviewError) {
        guard let snapshot = shown[change.id] else { throw .unknown(change.id) }
        do throws(SnapshotFileError) {
            try body(snapshot)
        } catch {
            throw ReviewError(error)
        }
    }
}

extension ReviewError {
    fileprivate nonisolated init(_ error: SnapshotFileError) {
        self =
            switch error {
            case .pendingReplaced, .referenceChanged, .malformedPending: .outdated(error.description)
            default: .failed(error.description)
            }
    }
}
