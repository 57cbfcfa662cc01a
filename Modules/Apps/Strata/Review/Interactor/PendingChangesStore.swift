import SnapshotFiles

/// A store of texts that await a decision.
nonisolated protocol PendingChangesStore: Sendable {
    /// Returns everything that is pending now, always in the same order.
    @concurrent func pendingChanges() async -> Review

    /// Records the text of `change`, as it was last read, as the snapshot.
    ///
    /// When this returns, the decision survives the end of the process.
    ///
    /// - Returns: What undoing the decision needs.
    @concurrent func accept(_ change: PendingChange) async throws(SnapshotFileError) -> DecidedFile

    /// Removes the text of `change`, as it was last read.
    ///
    /// - Returns: What undoing the decision needs.
    @concurrent func reject(_ change: PendingChange) async throws(SnapshotFileError) -> DecidedFile

    /// Undoes a decision on `change`, which is pending again afterwards.
    @concurrent func undo(_ file: DecidedFile, of change: PendingChange) async throws(SnapshotFileError)
}
