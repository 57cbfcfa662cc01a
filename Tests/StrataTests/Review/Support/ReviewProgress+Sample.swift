@testable import Strata

extension ReviewProgress {
    /// Returns a review that has read `changes` and carried out `decisions`.
    static func reviewing(
        _ changes: [ReviewedChange], unreadable: [String] = [], after decisions: [ReviewDecision] = []
    ) -> ReviewProgress {
        let review = decisions.reduce(Review(waiting: changes, unreadable: unreadable)) { $0.applying($1) }
        return ReviewProgress().finishing(.success(review))
    }
}
