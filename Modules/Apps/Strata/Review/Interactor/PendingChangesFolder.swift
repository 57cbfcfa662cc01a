import SnapshotFiles

/// The pending texts of a package, as a store for the review.
///
/// A decision applies to the text that was shown, and fails if another text has replaced it.
nonisolated struct PendingChangesFolder: PendingChangesStore {
    let store: SnapshotStore
    let tests: PendingTests
    /// The path of the change to begin with; nil to begin with the first.
    var place: String?

    func pendingChanges() -> Review {
        let (changes, broken) = store.pendingChanges()
        let start = changes.firstIndex { $0.id >= place ?? "" } ?? changes.startIndex
        return Review(
            waiting: Array(changes[start...] + changes[..<start]), unreadable: broken.map(\.error.description))
    }

    func accept(_ change: PendingChange) throws(SnapshotFileError) -> DecidedFile {
        try tests.check(change.pending)
        return try store.undoably(change.pending) { () throws(SnapshotFileError) in try store.accept(change.pending) }
    }

    func reject(_ change: PendingChange) throws(SnapshotFileError) -> DecidedFile {
        try store.undoably(change.pending) { () throws(SnapshotFileError) in try store.reject(change.pending) }
    }

    func undo(_ file: DecidedFile, of change: PendingChange) throws(SnapshotFileError) {
        try store.undo(file, of: change.pending)
    }
}
