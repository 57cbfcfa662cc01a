/// Where a review stands: what was read and decided so far, what is being done, and what was refused last.
nonisolated struct ReviewProgress: Hashable, Sendable {
    /// What is to be decided and what was; nil until the pending texts were read.
    let review: Review?
    /// Whether the pending texts are being read, or a decision is being carried out.
    let isBusy: Bool
    /// What failed last; nil while all is well.
    let refusal: Refusal?

    /// A step that failed and changed nothing.
    struct Refusal: Hashable, Sendable {
        /// The decision on the current change; nil where the pending texts could not be read.
        let decision: ReviewDecision?
        /// Why it failed.
        let error: ReviewError
    }

    /// A review that has not begun.
    init() { self.init(nil) }

    private init(_ review: Review?, isBusy: Bool = false, refusal: Refusal? = nil) {
        self.review = review
        self.isBusy = isBusy
        self.refusal = refusal
    }

    /// Returns this progress while a step is taken; what was refused before is forgotten.
    func starting() -> ReviewProgress { ReviewProgress(review, isBusy: true) }

    /// Returns this progress while everything undecided is read again, skipped changes included.
    func lookingAgain() -> ReviewProgress { ReviewProgress(review?.withoutSkips(), isBusy: true) }

    /// Returns this progress after a step; if it failed, the review stays as it was.
    ///
    /// - Parameter decision: The decision that was carried out; nil where the pending texts were read.
    func finishing(_ result: Result<Review, ReviewError>, of decision: ReviewDecision? = nil) -> ReviewProgress {
        switch result {
        case .success(let review): ReviewProgress(review)
        case .failure(let error): ReviewProgress(review, refusal: Refusal(decision: decision, error: error))
        }
    }
}
