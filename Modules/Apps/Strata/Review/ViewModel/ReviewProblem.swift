/// A failure, and the user's choices.
nonisolated struct ReviewProblem: Hashable, Sendable {
    let title = "Not Done"
    /// A sentence about the failure that names the file.
    let message: String
    /// The title of the button that tries again.
    let retryTitle: String
    /// The title of the button that skips the change; nil if undoing the last decision failed.
    let skipTitle: String?
    let cancelTitle = "Cancel"

    /// - Parameter count: The number of changes that the decision applied to.
    init(_ refusal: ReviewProgress.Refusal, of count: Int) {
        let done = refusal.acceptedCount > 0 ? "\(refusal.acceptedCount) of \(count) accepted. " : ""
        message = "\(done)\(refusal.error)"
        skipTitle = refusal.decision == nil ? nil : "Skip"
        retryTitle = refusal.isOutdated ? "Reload" : "Try Again"
    }
}
