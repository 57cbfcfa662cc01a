/// What the user of a review can ask for.
protocol ReviewActions: AnyObject {
    /// Reads what is pending, skipped changes included.
    func load()

    /// Decides on the change of that ID.
    func decide(_ decision: ReviewDecision, on id: ReviewedChange.ID)

    /// Tries again what was refused.
    func retry()
}

extension ReviewInteractor: ReviewActions {}
