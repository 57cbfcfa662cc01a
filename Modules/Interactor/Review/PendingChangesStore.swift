public import Model

/// Where texts lie that await a decision.
public nonisolated protocol PendingChangesStore: Sendable {
    /// Everything that lies there now, in a lasting order.
    @concurrent func pendingChanges() async throws(ReviewError) -> Review

    /// Makes the text of `change`, as it was last read, the snapshot's; when it returns, that survives the end of the
    /// process.
    @concurrent func accept(_ change: ReviewedChange) async throws(ReviewError)

    /// Takes the text of `change`, as it was last read, away.
    @concurrent func reject(_ change: ReviewedChange) async throws(ReviewError)
}
