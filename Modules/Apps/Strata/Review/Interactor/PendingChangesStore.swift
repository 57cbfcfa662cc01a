/// Where texts lie that await a decision.
nonisolated protocol PendingChangesStore: Sendable {
    /// Reads everything that lies there now, always in the same order.
    @concurrent func pendingChanges() async throws(ReviewError) -> Review

    /// Makes the text of `change`, as it was last read, the snapshot's.
    ///
    /// When it returns, the decision survives the end of the process.
    @concurrent func accept(_ change: ReviewedChange) async throws(ReviewError)

    /// Takes the text of `change`, as it was last read, away.
    @concurrent func reject(_ change: ReviewedChange) async throws(ReviewError)
}
