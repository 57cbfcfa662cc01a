import SnapshotFiles

/// A store of texts that await a decision.
nonisolated protocol PendingChangesStore: Sendable {
    /// Returns all pending texts, always in the same order.
    @concurrent func pendingChanges() async -> Review

    /// Records the text of `change` as the snapshot; throws if another text has replaced it.
    ///
    /// When this returns, the decision survives the end of the process.
    ///
    /// - Returns: The data needed to undo the decision.
    @concurrent func accept(_ change: PendingChange) async throws(SnapshotFileError) -> DecidedFile

    /// Removes the text of `change`; throws if another text has replaced it.
    ///
    /// - Returns: The data needed to undo the decision.
    @concurrent func reject(_ change: PendingChange) async throws(SnapshotFileError) -> DecidedFile

    /// Undoes a decision on `change`; afterwards, the change is pending again.
    @concurrent func undo(_ file: DecidedFile, of change: PendingChange) async throws(SnapshotFileError)
}
