import SnapshotFiles

@testable import Strata

extension ReviewProgress {
    /// Returns a review that has read `changes` and carried out `decisions`.
    static func reviewing(
        _ changes: [PendingChange], unreadable: [String] = [], after decisions: [ReviewDecision] = []
    ) -> ReviewProgress {
        let review = decisions.reduce(Review(waiting: changes, unreadable: unreadable)) { $0.applying($1) }
        return ReviewProgress().finishing(.success(review))
    }

    /// Returns this review after a decision that failed.
    func refusing(
        _ decision: ReviewDecision, _ error: SnapshotFileError = .full, after acceptedCount: Int = 0
    ) -> ReviewProgress {
        finishing(.failure(Refusal(decision: decision, error: error, acceptedCount: acceptedCount)))
    }
}

extension SnapshotFileError {
    static let full = SnapshotFileError.unwritable(file: "a.txt", reason: "the disk is full")
    static let replaced = SnapshotFileError.pendingReplaced(file: "a.txt")
}
