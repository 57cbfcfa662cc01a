/// What a review shows at one moment: a value that is replaced as a whole when the review goes on.
///
/// Two are equal if their models are; whom they speak to does not count.
struct ReviewViewModel {
    /// The change to decide on; nil where there is none.
    let change: ChangeDetails?

    private let model: ReviewProgress
    private let actions: (any ReviewActions)?

    /// - Parameter actions: Who does what the user asks for; nil where nobody does.
    init(model: ReviewProgress, _ actions: (any ReviewActions)?) {
        self.model = model
        self.actions = actions
        change = model.review?.current.map { ChangeDetails($0) }
    }

    /// Where the review is, and which test made the change.
    var title: String {
        guard let review = model.review, let current = review.current else { return "Review" }
        return "\(review.count - review.waiting.count + 1) of \(review.count): \(current.test.name)"
    }

    /// What shows until something was read; nil from then on.
    var readingMessage: String? {
        model.review == nil && model.refusal == nil ? "Reading what is pending" : nil
    }

    /// What was done, in a line, for when all is over.
    var outcome: String {
        guard let review = model.review else { return model.refusal?.error.message ?? "nothing was read" }
        let outcome = "\(review.acceptedCount) accepted, \(review.rejectedCount) rejected, \(review.leftCount) left"
        return model.refusal.map { "\(outcome): \($0.error.message)" } ?? outcome
    }

    /// What shows where nothing is left to decide; nil while it is read, and while there is a change.
    var message: ReviewMessage? {
        guard let review = model.review else { return model.refusal.map { ReviewMessage(unread: $0.error) } }
        return review.current == nil ? ReviewMessage(endOf: review) : nil
    }

    /// Why the last attempt failed, and the ways on; nil while all is well.
    var problem: ReviewProblem? {
        model.refusal.map { ReviewProblem($0.error, canSkip: change != nil) }
    }
}

// MARK: - What the user does

extension ReviewViewModel {
    /// Reads what is pending, skipped changes included.
    func read() { actions?.load() }

    /// Makes the text of the change of that ID its snapshot's.
    func accept(_ id: ChangeDetails.ID) { actions?.decide(.accept, on: id) }

    /// Takes the text of the change of that ID away.
    func reject(_ id: ChangeDetails.ID) { actions?.decide(.reject, on: id) }

    /// Puts the change of that ID off.
    func skip(_ id: ChangeDetails.ID) { actions?.decide(.skip, on: id) }

    /// Tries again what was refused.
    func retry() { actions?.retry() }
}

extension ReviewViewModel: Equatable {
    static func == (one: ReviewViewModel, other: ReviewViewModel) -> Bool {
        one.model == other.model
    }
}
