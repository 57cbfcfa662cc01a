/// The actions that the user of a review can take.
protocol ReviewActions: AnyObject {
    /// Reads the pending texts; if no change is waiting, skipped changes come back.
    func load()

    /// Carries out a decision on the change with that ID.
    func decide(_ decision: ReviewDecision, on id: PendingChange.ID)

    /// Undoes the last decision, and shows its change again.
    func goBack()

    /// Retries the failed step.
    func retry()
}

extension ReviewInteractor: ReviewActions {}
