/// The texts that await a decision, and the decisions so far.
nonisolated struct Review: Equatable, Sendable {
    /// The undecided changes, the current one first.
    private(set) var waiting: [PendingChange]
    /// The changes that the reviewer skipped.
    private(set) var skipped: [PendingChange] = []
    /// The number of texts that became snapshots.
    private(set) var acceptedCount = 0
    /// The number of texts that were removed.
    private(set) var rejectedCount = 0
    /// One sentence for each text that cannot be reviewed; such texts stay pending.
    private(set) var unreadable: [String]

    /// Creates a review without any decision.
    init(waiting: [PendingChange], unreadable: [String] = []) {
        self.waiting = waiting
        self.unreadable = unreadable
    }

    /// The change to decide on now; nil if none is waiting.
    var current: PendingChange? { waiting.first }

    /// The current change, then the waiting ones that replace the same texts; empty if none is waiting.
    ///
    /// Complexity: O(changes).
    var alike: [PendingChange] { current?.alike(in: waiting) ?? [] }

    /// The number of all changes, including decided ones.
    var count: Int { acceptedCount + rejectedCount + skipped.count + waiting.count }

    /// The number of undecided changes, including those that cannot be reviewed.
    var leftCount: Int { waiting.count + skipped.count + unreadable.count }

    /// Returns this review after a decision on the current change.
    ///
    /// Complexity: O(changes).
    func applying(_ decision: ReviewDecision) -> Review {
        guard let current else { return self }
        guard decision != .acceptAlike else { return acceptingAlike(alike.count) }
        var review = self
        review.waiting.removeFirst()
        switch decision {
        case .accept, .acceptAlike: review.acceptedCount += 1
        case .reject: review.rejectedCount += 1
        case .skip: review.skipped.append(current)
        }
        return review
    }

    /// Returns this review after only the first of the alike changes were accepted; the next of them is the current
    /// one.
    ///
    /// Complexity: O(changes).
    func acceptingAlike(_ count: Int) -> Review {
        let (done, next) = (Set(alike.prefix(count).map(\.id)), alike.dropFirst(count).first)
        var review = self
        review.acceptedCount += done.count
        review.waiting = (next.map { [$0] } ?? []) + waiting.filter { !done.contains($0.id) && $0.id != next?.id }
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
    /// The text becomes the snapshot, and so does that of each waiting change that replaces the same texts.
    case acceptAlike
    /// The text is removed, and the snapshot stays unchanged.
    case reject
    /// The text stays pending, for later.
    case skip
}
