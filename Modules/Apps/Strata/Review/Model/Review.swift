import SnapshotFiles

/// The texts that await a decision, and the decisions so far.
nonisolated struct Review: Equatable, Sendable {
    /// The undecided changes, the current one first.
    private(set) var waiting: [PendingChange]
    /// The decisions so far, the most recent last.
    private(set) var decided: [DecidedChange] = []
    /// One sentence for each text that cannot be reviewed; such texts stay pending.
    private(set) var unreadable: [String]

    /// Creates a review without any decision.
    init(waiting: [PendingChange], unreadable: [String] = []) {
        self.waiting = waiting
        self.unreadable = unreadable
    }

    /// The change to decide on now; nil if none is waiting.
    var current: PendingChange? { waiting.first }

    /// The current change, then all other waiting changes with the same replacements; empty if no change is waiting.
    ///
    /// Complexity: O(changes).
    var alike: [PendingChange] { current?.alike(in: waiting) ?? [] }

    /// The changes that the reviewer skipped.
    var skipped: [PendingChange] { decided.filter { $0.decision == .skip }.map(\.change) }

    /// The number of texts that became snapshots.
    var acceptedCount: Int { decided.count { [.accept, .acceptAlike].contains($0.decision) } }

    /// The number of texts that were removed.
    var rejectedCount: Int { decided.count { $0.decision == .reject } }

    /// The number of all changes, including decided ones.
    var count: Int { decided.count + waiting.count }

    /// The number of texts that are still pending: waiting, skipped or unreadable.
    var leftCount: Int { waiting.count + skipped.count + unreadable.count }

    /// Returns this review after a decision on a change.
    ///
    /// Complexity: O(changes).
    func deciding(_ decision: DecidedChange) -> Review {
        var review = self
        review.waiting.removeAll { $0.id == decision.change.id }
        review.decided.append(decision)
        return review
    }

    /// Returns this review without its last decision; the decision's change is the current one again.
    func withoutLastDecision() -> Review {
        var review = self
        if let last = review.decided.popLast() { review.waiting.insert(last.change, at: 0) }
        return review
    }

    /// Returns this review with a waiting change as the current one.
    func showing(_ change: PendingChange) -> Review {
        var review = self
        review.waiting = [change] + waiting.filter { $0.id != change.id }
        return review
    }

    /// Returns this review without its skips, so that the skipped changes come back.
    func withoutSkips() -> Review {
        var review = self
        review.waiting += skipped
        review.decided.removeAll { $0.decision == .skip }
        return review
    }

    /// Returns this review with the changes of `fresh`; decisions are kept, and skipped changes stay skipped.
    ///
    /// Complexity: O(changes).
    func continued(with fresh: Review) -> Review {
        let skippedIDs = Set(skipped.map(\.id))
        let there = Dictionary(uniqueKeysWithValues: fresh.waiting.map { ($0.id, $0) })
        var review = self
        review.waiting = fresh.waiting.filter { !skippedIDs.contains($0.id) }
        review.decided = decided.compactMap { decided in
            guard decided.decision == .skip else { return decided }
            return there[decided.change.id].map { DecidedChange($0, .skip) }
        }
        review.unreadable = fresh.unreadable
        return review
    }
}

/// A decision that was carried out.
nonisolated struct DecidedChange: Equatable, Sendable {
    let change: PendingChange
    let decision: ReviewDecision
    /// The data needed to undo the decision; nil if nothing was written.
    let file: DecidedFile?

    init(_ change: PendingChange, _ decision: ReviewDecision, changing file: DecidedFile? = nil) {
        self.change = change
        self.decision = decision
        self.file = file
    }
}

/// A reviewer's decision on a change.
nonisolated enum ReviewDecision: Hashable, Sendable {
    /// The text becomes the snapshot.
    case accept
    /// The text becomes the snapshot, and all waiting changes with the same replacements are accepted, too.
    case acceptAlike
    /// The text is removed, and the snapshot stays unchanged.
    case reject
    /// The text stays pending, for later.
    case skip
}
