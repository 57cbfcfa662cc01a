import SnapshotFiles

/// The pending texts of a package, as a store for the review.
///
/// A decision applies to the text that was shown, and fails if another one has replaced it.
nonisolated struct PendingChangesFolder: PendingChangesStore {
    let store: SnapshotStore
    let tests: PendingTests

    func pendingChanges() -> Review {
        let (changes, broken) = store.pendingChanges()
        return Review(waiting: changes, unreadable: broken.map(\.error.description))
    }

    func accept(_ change: PendingChange) throws(SnapshotFileError) {
        try tests.check(change.pending)
        try store.accept(change.pending)
    }

    func reject(_ change: PendingChange) throws(SnapshotFileError) { try store.reject(change.pending) }
}
