import SnapshotFiles

/// The state of a review: the changes and decisions, whether work is running, and the last failure.
nonisolated struct ReviewProgress: Equatable, Sendable {
    /// The changes and decisions; nil until the pending texts have been read.
    let review: Review?
    /// Whether the pending texts are being read, or a decision is being carried out.
    let isBusy: Bool
    /// The last failure; nil after a success.
    let refusal: Refusal?

    /// A decision that failed.
    struct Refusal: Error, Equatable, Sendable {
        /// The failed decision on the current change.
        let decision: ReviewDecision
        /// Why it failed.
        let error: SnapshotFileError
        /// The number of alike changes that were accepted before; they stay accepted.
        var acceptedCount = 0

        /// Whether the pending text or its snapshot has changed since it was shown.
        var isOutdated: Bool {
            switch error {
            case .pendingReplaced, .referenceChanged, .malformedPending: true
            default: false
            }
        }
    }

    /// Creates a review that has not started.
    init() { self.init(nil) }

    private init(_ review: Review?, isBusy: Bool = false, refusal: Refusal? = nil) {
        self.review = review
        self.isBusy = isBusy
        self.refusal = refusal
    }

    /// Returns this progress during a step; an earlier failure is forgotten.
    func starting() -> ReviewProgress { ReviewProgress(review, isBusy: true) }

    /// Returns this progress during another reading, with skipped changes waiting again.
    func lookingAgain() -> ReviewProgress { ReviewProgress(review?.withoutSkips(), isBusy: true) }

    /// Returns this progress after a step; if it failed, only the alike changes before the failure are decided.
    func finishing(_ result: Result<Review, Refusal>) -> ReviewProgress {
        switch result {
        case .success(let review): ReviewProgress(review)
        case .failure(let refusal):
            ReviewProgress(
                refusal.acceptedCount > 0 ? review?.acceptingAlike(refusal.acceptedCount) : review, refusal: refusal)
        }
    }
}
