/// The actions that the user of a review can take.
protocol ReviewActions: AnyObject {
    /// Reads what is pending, including skipped changes.
    func load()

    /// Carries out a decision on the change with that ID.
    func decide(_ decision: ReviewDecision, on id: PendingChange.ID)

    /// Repeats what failed.
    func retry()
}

extension ReviewInteractor: ReviewActions {}
