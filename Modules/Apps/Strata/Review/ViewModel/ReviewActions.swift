/// The actions that the user of a review can take.
protocol ReviewActions: AnyObject {
    /// Reads what is pending; if nothing else is, skipped changes wait again.
    func load()

    /// Carries out a decision on the change with that ID.
    func decide(_ decision: ReviewDecision, on id: PendingChange.ID)

    /// Undoes the last decision, and shows its change again.
    func goBack()

    /// Repeats what failed.
    func retry()
}

extension ReviewInteractor: ReviewActions {}
