import SnapshotFiles

/// The state of a review: the changes and decisions, whether work is running, and the last failure.
nonisolated struct ReviewProgress: Equatable, Sendable {
    /// The changes and decisions; nil until the pending texts have been read.
    let review: Review?
    /// Whether the pending texts are being read, or a decision is being carried out.
    let isBusy: Bool
    /// The last failure; nil after a success.
    let refusal: Refusal?

    /// A decision, or the undoing of a decision, that failed.
    struct Refusal: Equatable, Sendable {
        /// The failed decision on the current change; nil if undoing the last decision failed.
        let decision: ReviewDecision?
        /// The reason for the failure.
        let error: SnapshotFileError
        /// The number of changes that the decision had accepted before it failed; they stay accepted.
        var acceptedCount = 0

        /// Whether the pending text or its snapshot has changed since the text was shown.
        var isOutdated: Bool {
            switch error {
            case .pendingReplaced, .referenceChanged, .malformedPending: true
            default: false
            }
        }
    }

    /// Creates the progress of an idle review.
    ///
    /// - Parameter review: The changes and decisions; nil if the review has not started.
    init(_ review: Review? = nil, refusal: Refusal? = nil) { self.init(review, isBusy: false, refusal: refusal) }

    private init(_ review: Review?, isBusy: Bool, refusal: Refusal? = nil) {
        self.review = review
        self.isBusy = isBusy
        self.refusal = refusal
    }

    /// Returns this progress with work running; clears the last failure.
    func starting() -> ReviewProgress { ReviewProgress(review, isBusy: true) }

    /// Returns this progress with the pending texts being read again; the skipped changes come back.
    func lookingAgain() -> ReviewProgress { ReviewProgress(review?.withoutSkips(), isBusy: true) }
}
