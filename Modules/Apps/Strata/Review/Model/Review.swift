/// Texts that await a decision, one at a time, and what was decided so far.
nonisolated struct Review: Hashable, Sendable {
    /// What is to be decided, the current change first.
    private(set) var waiting: [ReviewedChange]
    /// What the reviewer has put off.
    private(set) var skipped: [ReviewedChange] = []
    /// How many texts became snapshots.
    private(set) var acceptedCount = 0
    /// How many texts were taken away.
    private(set) var rejectedCount = 0
    /// Why some cannot be reviewed, a sentence for each; they stay as they are.
    private(set) var unreadable: [String]

    /// A review at its beginning.
    init(waiting: [ReviewedChange], unreadable: [String] = []) {
        self.waiting = waiting
        self.unreadable = unreadable
    }

    /// The change to decide now; nil where none is waiting.
    var current: ReviewedChange? { waiting.first }

    /// How many changes there are, decided ones included.
    var count: Int { acceptedCount + rejectedCount + skipped.count + waiting.count }

    /// How many are still undecided, including those that cannot be reviewed.
    var leftCount: Int { waiting.count + skipped.count + unreadable.count }

    /// Returns this review after the current change was decided or put off.
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

    /// Returns this review with nothing put off: everything undecided is waiting.
    func withoutSkips() -> Review {
        var review = self
        review.waiting += skipped
        review.skipped = []
        return review
    }

    /// Returns this review of the changes that `fresh` has found: decisions still count, and skipped changes stay skipped.
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

/// What a reviewer does with a change.
nonisolated enum ReviewDecision: Hashable, Sendable {
    /// The text becomes the snapshot.
    case accept
    /// The text is taken away, and the snapshot stays as it is.
    case reject
    /// The text stays as it is, for later.
    case skip
}
