import SnapshotFiles

@testable import Strata

extension ReviewProgress {
    /// Returns a review that has read `changes` and carried out `decisions`.
    static func reviewing(
        _ changes: [PendingChange], unreadable: [String] = [], after decisions: [ReviewDecision] = []
    ) -> ReviewProgress {
        ReviewProgress(
            decisions.reduce(Review(waiting: changes, unreadable: unreadable)) { review, decision in
                guard let current = review.current else { return review }
                let file = decision == .skip ? nil : DecidedFile()
                return review.deciding(DecidedChange(current, decision, changing: file))
            })
    }

    /// Returns this review after a decision that failed.
    func refusing(
        _ decision: ReviewDecision?, _ error: SnapshotFileError = .full, after acceptedCount: Int = 0
    ) -> ReviewProgress {
        let alike = review?.alike ?? []
        let done = alike.prefix(acceptedCount).reduce(review) { review, change in
            review?.deciding(DecidedChange(change, .acceptAlike, changing: DecidedFile()))
        }
        let next = alike.dropFirst(acceptedCount).first
        return ReviewProgress(
            next.flatMap { done?.showing($0) } ?? done,
            refusal: Refusal(decision: decision, error: error, acceptedCount: acceptedCount))
    }
}

extension SnapshotFileError {
    static let full = SnapshotFileError.unwritable(file: "a.txt", reason: "the disk is full")
    static let replaced = SnapshotFileError.pendingReplaced(file: "a.txt")
}
