import SnapshotFiles

/// A store of texts that await a decision.
nonisolated protocol PendingChangesStore: Sendable {
    /// Returns everything that is pending now, always in the same order.
    @concurrent func pendingChanges() async -> Review

    /// Records the text of `change`, as it was last read, as the snapshot.
    ///
    /// When this returns, the decision survives the end of the process.
    @concurrent func accept(_ change: PendingChange) async throws(SnapshotFileError)

    /// Removes the text of `change`, as it was last read.
    @concurrent func reject(_ change: PendingChange) async throws(SnapshotFileError)
}
