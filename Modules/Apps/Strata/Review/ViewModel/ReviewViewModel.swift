import SnapshotFiles

/// The presentation of a review at one moment: a value that is replaced whenever the review changes.
///
/// Two values are equal if their models are equal; the actions are ignored.
struct ReviewViewModel {
    /// The change to decide on; nil if there is none.
    let change: ChangeDetails?

    /// The number of other waiting changes with the same replacements as the current one.
    private let alikeCount: Int
    private let model: ReviewProgress
    private let actions: (any ReviewActions)?

    /// - Parameter actions: Receives the user's actions; nil to ignore them.
    init(model: ReviewProgress, _ actions: (any ReviewActions)?) {
        self.model = model
        self.actions = actions
        alikeCount = max(0, (model.review?.alike.count ?? 0) - 1)
        change = model.review?.current.map { [alikeCount] in ChangeDetails($0, alikeCount: alikeCount) }
    }

    /// The label of the key that accepts all changes with the same replacements; nil if there is only one change.
    var acceptAlikeHint: String? { alikeCount > 0 ? ReviewHints.acceptAlike(alikeCount) : nil }

    /// Whether there is a decision to undo.
    var canGoBack: Bool { model.review?.decided.isEmpty == false }

    /// The current change's position in the review, and its test.
    var title: String {
        guard let review = model.review, let current = review.current else { return "Review" }
        let test = current.pending.name.components.joined(separator: "/")
        return "\(review.count - review.waiting.count + 1) of \(review.count): \(test)"
    }

    /// The message that is shown until the pending texts have been read; nil from then on.
    var readingMessage: String? {
        model.review == nil ? "Reading pending texts" : nil
    }

    /// A one-line summary, printed when the review ends.
    var outcome: String {
        guard let review = model.review else { return "Nothing was read" }
        let outcome = "\(review.acceptedCount) accepted, \(review.rejectedCount) rejected, \(review.leftCount) left"
        return model.refusal.map { "\(outcome): \($0.error)" } ?? outcome
    }

    /// The message if no change is left to decide on; nil otherwise, and until the pending texts have been read.
    var message: ReviewMessage? {
        guard let review = model.review, review.current == nil else { return nil }
        return ReviewMessage(endOf: review)
    }

    /// The last failure and the user's choices; nil after a success.
    var problem: ReviewProblem? {
        model.refusal.map { ReviewProblem($0, of: $0.acceptedCount + alikeCount + 1) }
    }
}

// MARK: - Actions

extension ReviewViewModel {
    /// Reads the pending texts; if no change is waiting, skipped changes come back.
    func read() { actions?.load() }

    /// Records the text of the change with that ID as the snapshot.
    func accept(_ id: ChangeDetails.ID) { actions?.decide(.accept, on: id) }

    /// Accepts the change with that ID, and all changes with the same replacements.
    func acceptAlike(_ id: ChangeDetails.ID) { actions?.decide(.acceptAlike, on: id) }

    /// Removes the text of the change with that ID.
    func reject(_ id: ChangeDetails.ID) { actions?.decide(.reject, on: id) }

    /// Skips the change with that ID.
    func skip(_ id: ChangeDetails.ID) { actions?.decide(.skip, on: id) }

    /// Undoes the last decision, and shows its change again.
    func goBack() { actions?.goBack() }

    /// Retries the failed step.
    func retry() { actions?.retry() }
}

extension ReviewViewModel: Equatable {
    static func == (one: ReviewViewModel, other: ReviewViewModel) -> Bool {
        one.model == other.model
    }
}
