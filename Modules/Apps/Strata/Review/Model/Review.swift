/// The texts that await a decision, and the decisions so far.
nonisolated struct Review: Hashable, Sendable {
    /// The undecided changes, the current one first.
    private(set) var waiting: [ReviewedChange]
    /// The changes that the reviewer skipped.
    private(set) var skipped: [ReviewedChange] = []
    /// The number of texts that became snapshots.
    private(set) var acceptedCount = 0
    /// The number of texts that were removed.
    private(set) var rejectedCount = 0
    /// One sentence for each text that cannot be reviewed; such texts stay pending.
    private(set) var unreadable: [String]

    /// Creates a review without any decision.
    init(waiting: [ReviewedChange], unreadable: [String] = []) {
        self.waiting = waiting
        self.unreadable = unreadable
    }

    /// The change to decide on now; nil if none is waiting.
    var current: ReviewedChange? { waiting.first }

    /// The number of all changes, including decided ones.
    var count: Int { acceptedCount + rejectedCount + skipped.count + waiting.count }

    /// The number of undecided changes, including those that cannot be reviewed.
    var leftCount: Int { waiting.count + skipped.count + unreadable.count }

    /// Returns this review after a decision on the current change.
    ///
    /// Complexity: O(changes).
    func applying(_ decision: ReviewDecision) -> Review {
        guard let current else { return self }
        var review = self
        review.waiting.removeFirst()
        switch decision {
        case .accept: review.acceptedCount += 1
        case .reject: review.rejectedCount += 1
        case .skip: review.skipped.append(current)
        }
        return review
    }

    /// Returns this review with the skipped changes waiting again.
    func withoutSkips() -> Review {
        var review = self
        review.waiting += skipped
        review.skipped = []
        return review
    }

    /// Returns this review with the changes of `fresh`; decisions still count, and skipped changes stay skipped.
    ///
    /// Complexity: O(changes).
    func continued(with fresh: Review) -> Review {
        let skippedIDs = Set(skipped.map(\.id))
        var review = self
        review.waiting = fresh.waiting.filter { !skippedIDs.contains($0.id) }
        review.skipped = fresh.waiting.filter { skippedIDs.contains($0.id) }
        review.unreadable = fresh.unreadable
        return review
    }
}

/// A reviewer's decision on a change.
nonisolated enum ReviewDecision: Hashable, Sendable {
    /// The text becomes the snapshot.
    case accept
    /// The text is removed, and the snapshot stays unchanged.
    case reject
    /// The text stays pending, for later.
    case skip
}
